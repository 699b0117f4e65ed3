/** Colours are `#rrggbb`; contrast ratios follow WCAG, 1 to 21. */
type Hex = string;

const darkText = '#16181D';
const lightText = '#FFFFFF';

function channels(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a / b, b / a);
}

/** Interpolates between two colours: `share` 0 is the first, 1 the second. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const second = channels(other);
  const mixed = channels(one).map((channel, n) => Math.round(channel + ((second[n] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Near-black or white, whichever is more readable; pure black on the few mid-tones where neither reaches 4.5. */
export function textOn(background: Hex): Hex {
  const best = contrast(darkText, background) > contrast(lightText, background) ? darkText : lightText;
  return contrast(best, background) < 4.5 ? '#000000' : best;
}

/** The colour itself if its contrast is sufficient, else the nearest step towards the text colour with sufficient contrast. */
export function readable(color: Hex, background: Hex, ratio: number): Hex {
  const goal = textOn(background);
  let result = color;
  for (let step = 1; contrast(result, background) < ratio && step <= 20; step++)
    result = mix(color, goal, step / 20);
  return result;
}

/** Saturation of a colour, 0 (grey) to 1. */
export function saturation(color: Hex): number {
  const [most, least] = [Math.max(...channels(color)), Math.min(...channels(color))];
  return most === 0 ? 0 : (most - least) / most;
}

/** Hue of a colour in degrees, 0 to 359; 0 for a grey. */
export function hueOf(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return Math.round(sixth * 60 + 360) % 360;
}

/** A colour from its hue in degrees, and saturation and lightness in percent. */
export function hslColor(hue: number, saturationPercent: number, lightness: number): Hex {
  const spread = (saturationPercent / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = lightness / 100 - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}
