import { brands } from './brands.ts';
import { layer } from './layers.ts';
import { breakpoints, columns, layoutWidths, page, size } from './layout.ts';
import type { BrandName } from './shops.ts';
import { duration, ease, patience } from './motion.ts';
import { border, stroke } from './shape.ts';
import { space } from './space.ts';
import type { Theme } from './theme.ts';
import type { TypeStyle } from './type-style.ts';

const rootFontSize = 16;

const rounded = (value: number) => Number(value.toFixed(4));

function map<Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

const token = ($value: unknown) => ({ $value });

function color(hex: string) {
  const digits = hex.slice(1).toLowerCase();
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha] = (full.match(/../g) ?? []).map((pair) =>
    rounded(Number.parseInt(pair, 16) / 255),
  );
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha !== undefined && { alpha }),
    hex: `#${full.slice(0, 6)}`,
  };
}

const px = (value: number) => ({ value, unit: 'px' });

/** `1.25rem`, `20px` or `0`, in px. */
function inPx(length: string) {
  const value = Number.parseFloat(length);
  return px(rounded(length.endsWith('rem') ? value * rootFontSize : value));
}

/** Parses the layers of a `box-shadow` as this folder writes them: offsets, blur, optional spread, colour. */
function shadow(css: string) {
  return css.split(', ').map((layerOfIt) => {
    const parts = layerOfIt.split(' ');
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.slice(0, -1);
    return {
      color: color(parts.at(-1) ?? ''),
      offsetX: inPx(offsetX),
      offsetY: inPx(offsetY),
      blur: inPx(blur),
      spread: inPx(spread),
    };
  });
}

const families = (css: string) => css.split(', ').map((name) => name.replaceAll('"', ''));

/** The W3C format has no `clamp()` and no em, so these are the largest size and the tracking at that size. */
function typography(style: TypeStyle) {
  const largest = Number.parseFloat(style.fontSize.replace(/^clamp\(.*, /, ''));
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{font.family.sans}',
      fontSize: { value: largest, unit: 'rem' },
      fontWeight: Number(style.fontWeight),
      lineHeight: Number(style.lineHeight),
      letterSpacing: { value: rounded(Number.parseFloat(style.letterSpacing) * largest), unit: 'rem' },
    },
    $extensions: {
      'com.norholt.trackingEm': style.letterSpacing,
      'com.norholt.fluid': style.fontSize,
      'com.norholt.fontStretch': style.fontStretch,
      'com.norholt.wordSpacingEm': style.wordSpacing,
    },
  };
}

const milliseconds = (value: number) => ({ value, unit: 'ms' });

const numbersIn = (css: string) => (css.match(/[\d.]+/g) ?? []).map(Number);

/** A responsive value: the closest value that the format can express, and the full CSS value. */
const fluid = (value: { value: number; unit: string }, css: string) => ({
  $value: value,
  $extensions: { 'com.norholt.css': css },
});

const largestOf = (css: string) => inPx(css.replace(/^clamp\(.*, /, '').replace(/\)$/, ''));

const ofTheme = (theme: Theme) => map(theme.color, (hex) => token(color(hex)));

// Lengths of the art direction's own names, or of another unit, are written out below.
const { side, ...sizes } = size;
const { content, measure, ...fluidLengths } = page;

const capitalized = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** All tokens of a brand as W3C Design Tokens Community Group JSON, in the structure of `art-direction.json`. */
export function toW3c(brand: BrandName) {
  const { dark, density, figure, fontFamily, light, radius, typeStyles } = brands[brand];
  return {
    $description: `${capitalized(brand)} design tokens, W3C Design Tokens Community Group format. Written by \`npm run tokens\`. Theme sets live under color.light and color.dark with identical keys; themed shadows likewise.`,
    color: { $type: 'color', light: ofTheme(light), dark: ofTheme(dark) },
    space: { $type: 'dimension', ...map(space, (length) => token(inPx(length))) },
    radius: {
      $type: 'dimension',
      none: token(inPx(radius.none)),
      field: token(inPx(radius.field)),
      checkbox: token(inPx(radius.checkbox)),
      control: {
        ...token(inPx(radius.fallback)),
        $description: 'Fallback where corner-shape is unsupported',
      },
      chamferControl: { ...token(inPx(radius.control)), $description: 'With corner-shape: bevel' },
      chamferSmall: token(inPx(radius.chip)),
      chamferLarge: token(inPx(radius.large)),
      chamferBox: token(inPx(radius.box)),
      chamferPanel: token(inPx(radius.panel)),
      round: token(inPx(radius.round)),
    },
    stroke: { $type: 'dimension', ...map(stroke, (length) => token(inPx(length))) },
    border: {
      $type: 'border',
      ...map(border, ({ color: name, width }) =>
        token({ color: `{color.light.${name}}`, width: inPx(width), style: 'solid' }),
      ),
    },
    shadow: {
      $type: 'shadow',
      light: map(light.shadow, (css) => token(shadow(css))),
      dark: map(dark.shadow, (css) => token(shadow(css))),
    },
    font: { family: { $type: 'fontFamily', ...map(fontFamily, (css) => token(families(css))) } },
    type: map<TypeStyle, unknown>(typeStyles, typography),
    figure: {
      $description: 'Figures are set in font.family.mono, .9em of their context.',
      weight: {
        $type: 'fontWeight',
        light: token(Number(figure.weightLight)),
        regular: token(Number(figure.weight)),
        strong: token(Number(figure.weightStrong)),
      },
      width: {
        $type: 'number',
        $description: 'Percent on the width axis',
        regular: token(Number.parseFloat(figure.width)),
        stat: token(Number.parseFloat(figure.widthStat)),
        total: token(Number.parseFloat(figure.widthTotal)),
      },
      size: { $type: 'number', $description: 'em', ...token(Number.parseFloat(figure.size)) },
      tracking: { $type: 'number', $description: 'em', ...token(Number.parseFloat(figure.tracking)) },
    },
    duration: {
      $type: 'duration',
      ...map(duration, (css) => token(milliseconds(Number.parseFloat(css)))),
    },
    patience: {
      $type: 'duration',
      $description: 'How long a toast stays, and how long loading goes unmentioned',
      ...map(patience, (value) => token(milliseconds(value))),
    },
    easing: { $type: 'cubicBezier', ...map(ease, (css) => token(numbersIn(css))) },
    zIndex: { $type: 'number', ...map(layer, (index) => token(Number(index))) },
    breakpoint: { $type: 'dimension', ...map(breakpoints, (width) => token(px(width))) },
    layout: {
      $type: 'dimension',
      $description: 'The widths at which layouts change: min-width queries, and their negation below',
      ...map(layoutWidths, (width) => token(px(width))),
    },
    size: {
      $type: 'dimension',
      ...map(sizes, (length) => token(inPx(length))),
      sideDrawer: token(inPx(side)),
      contentMax: token(inPx(content)),
      // Converts em to px, at the size of body text.
      measure: fluid(px(Number.parseFloat(measure) * rootFontSize), measure),
    },
    page: {
      $description: 'Fluid: the largest value, with the CSS beside it',
      columns: { $type: 'number', ...token(columns) },
      ...map(fluidLengths, (css) => ({ $type: 'dimension', ...fluid(largestOf(css), css) })),
    },
    density: {
      $type: 'dimension',
      $description: 'By data-density on a region; under 820 px everything is comfortable',
      ...map(density, (lengths) => map<string, unknown>(lengths, (length) => token(inPx(length)))),
    },
  };
}
