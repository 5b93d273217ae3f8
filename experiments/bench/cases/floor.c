/* The slider-crank's one equation, M(q) q'' + M'(q)/2 q'^2 = Q, by classical Runge-Kutta steps: what no general simulator can beat.
   Every parameter is an argument at run time. */
#include <math.h>

typedef struct { double crank, rod, mass_crank, mass_rod, mass_piston, inertia_crank, inertia_rod, gravity, torque, rod_damping, bore_damping; } Parameters;

/* x = r cos q + sqrt(l^2 - r^2 sin^2 q); rod angle b with sin b = -r sin q / l */
static double acceleration(const Parameters *p, double q, double w) {
    double s = sin(q), c = cos(q), r = p->crank, l = p->rod;
    double sb = -r * s / l, cb = sqrt(1.0 - sb * sb);
    double b1 = -r * c / (l * cb);                            /* db/dq */
    double b2 = (r * s / l + sb * b1 * b1) / cb;              /* d2b/dq2 */
    double x1 = -r * s - l * sb * b1, x2 = -r * c - l * (cb * b1 * b1 + sb * b2);
    double gx1 = -r * s - 0.5 * l * sb * b1, gx2 = -r * c - 0.5 * l * (cb * b1 * b1 + sb * b2); /* middle of the rod */
    double gy1 = r * c + 0.5 * l * cb * b1, gy2 = -r * s + 0.5 * l * (cb * b2 - sb * b1 * b1);
    double crank = p->inertia_crank + 0.25 * p->mass_crank * r * r;
    double inertia = crank + p->inertia_rod * b1 * b1 + p->mass_rod * (gx1 * gx1 + gy1 * gy1) + p->mass_piston * x1 * x1;
    double drift = p->inertia_rod * b1 * b2 + p->mass_rod * (gx1 * gx2 + gy1 * gy2) + p->mass_piston * x1 * x2;
    double force = p->torque - p->gravity * (0.5 * p->mass_crank * r * c + p->mass_rod * gy1);
    force -= (p->rod_damping * b1 * b1 + p->bore_damping * x1 * x1) * w;
    return (force - drift * w * w) / inertia;
}

/* Piston positions at `rows` equal times; `each` steps between two of them. */
void slider_crank(const Parameters *p, double angle, double rate, double t1, int rows, int each, double *piston) {
    double h = t1 / rows / each, q = angle, w = rate;
    for (int row = 0; row <= rows; row++) {
        double up = p->crank * sin(q);
        piston[row] = p->crank * cos(q) + sqrt(p->rod * p->rod - up * up);
        for (int k = 0; row < rows && k < each; k++) {
            double a1 = acceleration(p, q, w);
            double w2 = w + 0.5 * h * a1, a2 = acceleration(p, q + 0.5 * h * w, w2);
            double w3 = w + 0.5 * h * a2, a3 = acceleration(p, q + 0.5 * h * w2, w3);
            double w4 = w + h * a3, a4 = acceleration(p, q + h * w3, w4);
            q += h / 6.0 * (w + 2.0 * w2 + 2.0 * w3 + w4);
            w += h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
        }
    }
}
