"""Rigid multibody systems in absolute coordinates, every part a wrapped multibond graph."""

from .assembly import Assembly
from .carriers import AbstractCarrier, Body, PointMass, World
from .forces import AbstractForce, BodyForce, BodyTorque, WorldForce
from .joints import AbstractJoint, Prismatic, Revolute, Spherical, Universal, Weld
