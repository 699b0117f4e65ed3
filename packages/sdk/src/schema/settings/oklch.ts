/** Colours are `#rrggbb`; contrast ratios follow WCAG, 1 to 21. */
type Hex = string;

/** A colour by perceived lightness (0 to 1), chroma (0 for grey) and hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Linear light, 0 to 1 inside sRGB. */
type Linear = readonly [red: number, green: number, blue: number];

function linearOf(color: Hex): Linear {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(channels: Linear): Hex {
  const pairs = channels.map((channel) => {
    const light = Math.min(1, Math.max(0, channel));
    const share = light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${pairs.join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminanceOf(color: Hex): number {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: Hex, other: Hex): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(a / b, b / a);
}

// The matrices of Björn Ottosson's OKLab.
export function oklchOf(color: Hex): Oklch {
  const [red, green, blue] = linearOf(color);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function channelsOf({ lightness, chroma, hue }: Oklch): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** The colour, with its chroma reduced until sRGB has it. */
export function colorOf({ lightness, chroma, hue }: Oklch): Hex {
  const step = 0.004;
  for (let left = chroma; left > 0; left -= step) {
    const channels = channelsOf({ lightness, chroma: left, hue });
    if (channels.every((channel) => channel > -0.001 && channel < 1.001)) return hexOf(channels);
  }
  return hexOf(channelsOf({ lightness, chroma: 0, hue }));
}
