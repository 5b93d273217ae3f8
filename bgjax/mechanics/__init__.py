"""Rigid multibody systems in absolute coordinates, every part a wrapped multibond graph."""

from . import planar
from .assembly import Assembly
from .attachments import AbstractAttachment, AbstractForce
from .carriers import AbstractCarrier, Body, Offset, PointMass, World
from .forces import BodyForce, BodyTorque, SpringDamper, WorldForce, WorldTorque
from .gravity import PointGravity
from .joints import AbstractJoint, Free, Prismatic, Revolute, Spherical, Universal, Weld
from .sensors import Sensor
