import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverColors, type PageColors, plainColors } from './cover-colors.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-covers-'));
});
afterAll(() => rm(folder, { recursive: true }));

function contrasts({ sky, skyText, deck, played, onPlayed }: PageColors): number[] {
  return [
    ...sky.map((color) => wcagContrast(skyText, color)),
    wcagContrast(played, deck),
    wcagContrast(onPlayed, played),
  ];
}

describe('coverColors', () => {
  const hues = Array.from({ length: 12 }, (_, index) => `hsl(${index * 30}, 80%, 50%)`);
  it.each([...hues, 'black', 'white', 'gray'])('keeps text readable with a cover in %s', async (color) => {
    const file = join(folder, `${color.replaceAll(/\W/g, '')}.png`);
    await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
      .png()
      .toFile(file);
    const { light, dark } = await coverColors(file);
    expect(Math.min(...contrasts(light), ...contrasts(dark))).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the hue of the top for the sky and of the bottom for the sea', async () => {
    const file = join(folder, 'two.png');
    const blue = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1030c0' } })
      .png()
      .toBuffer();
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff9040' } })
      .composite([{ input: blue, top: 20, left: 0 }])
      .png()
      .toFile(file);
    const { light } = await coverColors(file);
    const [red = 0, , skyBlue = 0] = channels(light.sky[0]);
    const [seaRed = 0, , seaBlue = 0] = channels(light.sea[2]);
    expect([red > skyBlue, seaBlue > seaRed]).toEqual([true, true]);
  });

  it('gives pages without a cover readable colours', () => {
    const { light, dark } = plainColors();
    expect(Math.min(...contrasts(light), ...contrasts(dark))).toBeGreaterThanOrEqual(4.5);
  });
});

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}
