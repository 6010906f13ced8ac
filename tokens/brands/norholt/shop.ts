import { textNames, type Logo, type Shop } from '#tokens/shop.ts';

/** The two Os are rings with hubs, like bearings. */
const logo: Logo = {
  wordmark: {
    width: 672,
    ink: 'M0 0H25L66 66V0H88V100H63L22 34V100H0ZM214 0H264C284 0 297 12 297 31C297 46 289 57 276 61L301 100H274L251 63H236V100H214ZM236 20V44H262C270 44 274 39 274 32C274 25 270 20 262 20ZM314 0H336V39H376V0H398V100H376V61H336V100H314ZM526 0H548V79H592V100H526ZM590 0H672V21H642V100H620V21H590ZM100 50a51 51 0 1 0 102 0a51 51 0 1 0 -102 0ZM122 50a29 29 0 1 0 58 0a29 29 0 1 0 -58 0ZM410 50a51 51 0 1 0 102 0a51 51 0 1 0 -102 0ZM432 50a29 29 0 1 0 58 0a29 29 0 1 0 -58 0Z',
    accent:
      'M142.5 50a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM452.5 50a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0Z',
  },
  axes: { lengthwise: 'M-60 50H740', across: 'M151 -4V104M461 -4V104' },
  mark: {
    ink: 'M7 60a53 53 0 1 0 106 0a53 53 0 1 0 -106 0ZM29 60a31 31 0 1 0 62 0a31 31 0 1 0 -62 0Z',
    accent: 'M51 60a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  },
};

/** The company and its address are invented. */
export const shop: Shop = {
  name: 'Norholt',
  company: 'Norholt Parts Ltd.',
  address: 'Norra Verkstadsvägen 6, 453 30 Lysekil, Sweden',
  socials: {
    x: 'https://example.com/x/norholt',
    linkedin: 'https://example.com/linkedin/norholt',
    facebook: 'https://example.com/facebook/norholt',
  },
  texts: textNames,
  logo,
};
