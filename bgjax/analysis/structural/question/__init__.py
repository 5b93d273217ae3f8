"""What is asked of a model: its equations with inputs and outputs, and values of parameters and states."""
