"use strict"; // stands for the bundle of the page
