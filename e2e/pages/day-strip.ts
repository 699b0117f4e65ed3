import { expect, type Locator, type Page } from '@playwright/test';

/** The waveform of a day over its cards. */
export class DayStrip {
  readonly region: Locator;
  /** The waveform, a slider for the position in the day. */
  readonly track: Locator;
  readonly zoomIn: Locator;
  readonly zoomOut: Locator;
  readonly fitDay: Locator;
  readonly play: Locator;
  /** The text about the position and the day. */
  readonly text: Locator;
  readonly facts: Locator;
  /** The waveform with the handles of a range. */
  readonly view: Locator;
  /** The bar of the selected range. */
  readonly range: Locator;
  readonly rangeStart: Locator;
  readonly rangeEnd: Locator;
  readonly addRange: Locator;
  /** Visible while a part of the waveform loads. */
  readonly busy: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('group', { name: 'Waveform of the day' });
    this.track = this.region.getByRole('slider', { name: 'Position in the day' });
    this.zoomIn = this.region.getByRole('button', { name: 'Zoom in' });
    this.zoomOut = this.region.getByRole('button', { name: 'Zoom out' });
    this.fitDay = this.region.getByRole('button', { name: 'Fit day' });
    this.play = this.region.getByRole('button', { name: 'Play from here' });
    this.text = this.region.locator('.pk-strip-text');
    this.busy = this.region.getByRole('status', { name: 'Loading the waveform' });
    this.view = this.region.locator('.pk-strip-view');
    this.range = this.region.getByRole('group', { name: 'Range of the day' });
    this.rangeStart = this.region.getByRole('slider', { name: 'Start of the range' });
    this.rangeEnd = this.region.getByRole('slider', { name: 'End of the range' });
    this.addRange = this.range.getByRole('button', { name: /^Add / });
    this.facts = this.region.locator('.pk-strip-facts');
  }

  /** Presses the waveform at a part of its width, 0 to 1. */
  async press(part: number): Promise<void> {
    const { x, y } = await this.place(part);
    await this.region.page().mouse.click(x, y);
  }

  /** Drags over the waveform from one part of its width to another. */
  async dragOver(from: number, to: number): Promise<void> {
    const [start, end] = [await this.place(from), await this.place(to)];
    const { mouse } = this.region.page();
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, start.y, { steps: 4 });
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
  }

  /** A point on the page at a part of the waveform's width, below the ruler. */
  async place(part: number): Promise<{ x: number; y: number }> {
    const box = await this.track.boundingBox();
    if (!box) throw new Error('There is no waveform on the page.');
    return { x: box.x + box.width * part, y: box.y + box.height * 0.7 };
  }

  /** Waits until the waveform in view is drawn. */
  async isDrawn(): Promise<void> {
    await expect(this.busy).toHaveCount(0);
    await expect.poll(() => this.colors()).toBeGreaterThan(2);
  }

  /** The number of different colours in a screenshot of the waveform. */
  async colors(): Promise<number> {
    return this.region.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const top = Math.floor(canvas.height * 0.5);
      const pen = canvas.getContext('2d');
      if (!pen || canvas.width === 0) return 0;
      const { data } = pen.getImageData(0, top, canvas.width, canvas.height - top);
      const found = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) === 255)
          found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return found.size;
    });
  }
}
