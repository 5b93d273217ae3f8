/* Polynomials and constants, written by experiments/native_functions/coefficients.py. */
#ifndef BG_POLYNOMIALS_H
#define BG_POLYNOMIALS_H
#include "lanes.h"

#define HALF_PI_1 0x1.921fb54442d18p+0
#define HALF_PI_2 0x1.1a62633145c07p-54
#define HALF_PI_3 -0x1.f1976b7ed8fbcp-110
#define LN2_1 0x1.62e42fefa39efp-1
#define LN2_2 0x1.abc9e3b39803fp-56
#define SHORT_LN2_1 0x1.62e42fefa4000p-1
#define SHORT_LN2_2 -0x1.8432a1b0e2634p-43
#define QUARTER_PI_1 0x1.921fb54442d18p-1
#define QUARTER_PI_2 0x1.1a62633145c07p-55
#define TWO_THIRDS_1 0x1.5555555555555p-1
#define TWO_THIRDS_2 0x1.5555555555555p-55
#define TWO_FIFTHS_1 0x1.999999999999ap-2
#define TWO_FIFTHS_2 -0x1.999999999999ap-56
#define TWO_OVER_PI_1 0x1.45f306dc9c883p-1
#define INVERSE_LN2_1 0x1.71547652b82fep+0
#define TAN_EIGHTH_PI_1 0x1.a827999fcef32p-2

static const word two_over_pi[20] = {
    0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041,
    0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e,
    0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b,
    0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab};

/* sin r = r + r z p(z), z = r²; relative error 2^-58.0 */
INLINE lanes sine_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    return fma(z4, fma(z, all(0x1.5d93a4bf7654ap-33),
        all(-0x1.ae5e689fbf07ap-26)),
        fma(z2, fma(z, all(0x1.71de357b1c81bp-19),
        all(-0x1.a01a019c161a2p-13)),
        fma(z, all(0x1.111111110f8a6p-7),
        all(-0x1.5555555555549p-3))));
}

/* cos r = 1 - z/2 + z² p(z), z = r²; relative error 2^-63.8 */
INLINE lanes cosine_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    return fma(z4, fma(z, all(-0x1.8f9cae822533bp-37),
        all(0x1.1ee9c8098772fp-29)),
        fma(z2, fma(z, all(-0x1.27e4f7d302e1cp-22),
        all(0x1.a01a019c62269p-16)),
        fma(z, all(-0x1.6c16c16c14e22p-10),
        all(0x1.555555555554ap-5))));
}

/* exp r = 1 + r + r² (1/2 + r p(r)); relative error 2^-59.1 */
INLINE lanes exponential_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    lanes z8 = z4 * z4;
    return fma(z8, fma(z, all(0x1.1f922599077e6p-29),
        all(0x1.af5d0bf1c51f8p-26)),
        fma(z4, fma(z2, fma(z, all(0x1.27e4c8325a54ep-22),
        all(0x1.71ddf9617292bp-19)),
        fma(z, all(0x1.a01a01af2b068p-16),
        all(0x1.a01a01af6f41fp-13))),
        fma(z2, fma(z, all(0x1.6c16c16c14b4bp-10),
        all(0x1.111111110f7ffp-7)),
        fma(z, all(0x1.5555555555559p-5),
        all(0x1.5555555555559p-3)))));
}

/* log((1 + s)/(1 - s)) = s (2 + z p(z)), z = s²; relative error 2^-59.5 */
INLINE lanes logarithm_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    return fma(z4, fma(z2, all(0x1.2f03b53a62000p-3),
        fma(z, all(0x1.39a1e94579ba5p-3),
        all(0x1.74663ce8c4d54p-3))),
        fma(z2, fma(z, all(0x1.c71c521465e88p-3),
        all(0x1.24924941e1402p-2)),
        fma(z, all(0x1.999999997ff1ap-2),
        all(0x1.5555555555592p-1))));
}

/* log((1 + s)/(1 - s)) = s (2 + 2/3 z + 2/5 z² + z³ p(z)), z = s²; relative error 2^-72.8 */
INLINE lanes logarithm_tail_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    return fma(z4, fma(z2, all(0x1.e7dcd85dfdc2ap-4),
        fma(z, all(0x1.de9edb208d2f0p-4),
        all(0x1.111dcc748cda5p-3))),
        fma(z2, fma(z, all(0x1.3b13783fe1d57p-3),
        all(0x1.745d17d73d7d9p-3)),
        fma(z, all(0x1.c71c71c65a483p-3),
        all(0x1.24924924927ccp-2))));
}

/* atan t = t + t z p(z), z = t²; relative error 2^-63.8 */
INLINE lanes arctangent_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    lanes z8 = z4 * z4;
    return fma(z8, fma(z2, fma(z, all(0x1.e807e7c9bae4ap-7),
        all(-0x1.0fc4746158c06p-5)),
        fma(z, all(0x1.6fddce2a96406p-5),
        all(-0x1.ab3a400f2356dp-5))),
        fma(z4, fma(z2, fma(z, all(0x1.e1677add11a7dp-5),
        all(-0x1.110be864aa482p-4)),
        fma(z, all(0x1.3b1364c010abap-4),
        all(-0x1.745d144e71bd6p-4))),
        fma(z2, fma(z, all(0x1.c71c71b44e56fp-4),
        all(-0x1.249249246f49ap-3)),
        fma(z, all(0x1.9999999999583p-3),
        all(-0x1.5555555555554p-2)))));
}

/* asin t = t + t z p(z), z = t²; relative error 2^-59.8 */
INLINE lanes arcsine_polynomial(lanes z) {
    lanes z2 = z * z;
    lanes z4 = z2 * z2;
    lanes z8 = z4 * z4;
    return fma(z8, fma(z4, all(0x1.0bdc00198e84bp-5),
        fma(z2, fma(z, all(-0x1.59dc9b8db6431p-6),
        all(0x1.64f068efe6725p-6)),
        fma(z, all(0x1.e192a3442a004p-9),
        all(0x1.61873d0ec9612p-7)))),
        fma(z4, fma(z2, fma(z, all(0x1.757823ea2967bp-7),
        all(0x1.ca213306915a4p-7)),
        fma(z, all(0x1.1c49deac048ecp-6),
        all(0x1.6e8bdfde005bfp-6))),
        fma(z2, fma(z, all(0x1.f1c71a8be0d33p-6),
        all(0x1.6db6db722ad16p-5)),
        fma(z, all(0x1.333333332df1ep-4),
        all(0x1.5555555555578p-3)))));
}

#endif
