import { expect, type Locator, type Page } from '@playwright/test';
import { DayPanel } from './day-panel.ts';
import { EditorSidebar } from './editor-sidebar.ts';
import { EpisodeInfo } from './episode-info.ts';
import { LogSource } from './log-source.ts';
import { MessageBar } from './message-bar.ts';
import { PreviewPlayer } from './preview-player.ts';
import { PublishDialog } from './publish-dialog.ts';
import { Timeline } from './timeline.ts';
import { WaveformDrawer } from './waveform-drawer.ts';

/** The audio editor with all its parts. */
export class AudioEditorPage {
  readonly page: Page;
  readonly day: DayPanel;
  readonly timeline: Timeline;
  readonly info: EpisodeInfo;
  readonly sidebar: EditorSidebar;
  readonly waveform: WaveformDrawer;
  readonly publish: PublishDialog;
  readonly preview: PreviewPlayer;
  readonly logSource: LogSource;
  readonly messages: MessageBar;
  /** The message of Finish or Download about missing fields. */
  readonly problem: Locator;
  readonly processing: Locator;
  /** The screen reader's text about a drag. */
  readonly announcement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.day = new DayPanel(page);
    this.timeline = new Timeline(page);
    this.info = new EpisodeInfo(page);
    this.sidebar = new EditorSidebar(page);
    this.waveform = new WaveformDrawer(page);
    this.publish = new PublishDialog(page);
    this.preview = new PreviewPlayer(page);
    this.logSource = new LogSource(page);
    this.messages = new MessageBar(page);
    this.problem = page.getByRole('alertdialog', { name: 'Error' });
    this.processing = page.getByRole('dialog', { name: 'Processing' });
    this.announcement = page.locator('[id^="DndLiveRegion"]');
  }

  /** The editor of a show's new episode, or of an existing one. */
  async open(station: string, showId: number, episodeId = 0): Promise<void> {
    await this.page.goto(`/${station}/shows/${showId}/episodes/${episodeId}/edit-audio/audio-editor`);
    await expect(this.timeline.region).toBeVisible();
  }

  /** The editor that the side menu opens. */
  async openAlone(station: string): Promise<void> {
    await this.page.goto(`/${station}/audio-editor`);
    await expect(this.timeline.region).toBeVisible();
  }

  /** Presses Finish, reads the missing fields, and closes the message. */
  finishProblem(): Promise<string> {
    return this.problemAfter(() => this.info.finishButton.click());
  }

  async problemAfter(press: () => Promise<void>): Promise<string> {
    await press();
    const text = (await this.problem.locator('.pk-dialog-body').textContent()) ?? '';
    await this.problem.getByRole('button', { name: 'OK' }).click();
    await expect(this.problem).toBeHidden();
    return text;
  }

  /** Drags the focused element to the first position of the timeline by keys; each key waits for the announcement of the last. */
  async dragFirstByKeys(): Promise<void> {
    await this.page.keyboard.press('Space');
    await expect(this.announcement).toHaveText(/^Picked up |: position /);
    // dnd-kit listens for keys one task after it announces the drag.
    await expect(async () => {
      await this.page.keyboard.press('Home');
      await expect(this.announcement).toHaveText(/: position 1 of /, { timeout: 2_000 });
    }).toPass();
    await this.page.keyboard.press('Space');
  }

  /** Drags by mouse to a position on the timeline: over the middle of an item, or after the last. */
  async drag(from: Locator, to?: Locator): Promise<void> {
    const target = await boxOf(to ?? this.timeline.track);
    await from.scrollIntoViewIfNeeded();
    const start = await boxOf(from);
    const { mouse } = this.page;
    await mouse.move(start.x + 16, start.y + 16);
    await mouse.down();
    await mouse.move(start.x + 40, start.y + 40, { steps: 3 });
    await expect(this.announcement).toHaveText(/^Picked up |: position /);
    const x = to ? target.x + 4 : target.x + target.width - 12;
    await mouse.move(x, target.y + target.height / 2, { steps: 8 });
    // Drops once the timeline shows the drag.
    await expect(this.timeline.track).toHaveAttribute('data-over', 'true');
    await mouse.up();
  }

  /** Drags a handle by mouse, that many pixels to the right. */
  async pull(handle: Locator, pixels: number, { release = true } = {}): Promise<void> {
    await handle.scrollIntoViewIfNeeded();
    const box = await boxOf(handle);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + pixels / 2, y, { steps: 3 });
    await mouse.move(x + pixels, y, { steps: 3 });
    if (release) await mouse.up();
  }

  /** Drags a handle by touch, that many pixels to the right. */
  async pullByFinger(handle: Locator, pixels: number): Promise<void> {
    await handle.scrollIntoViewIfNeeded();
    const box = await boxOf(handle);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    await expect(handle).toHaveAttribute('data-held', 'true');
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + pixels * part, y }]);
    await touch('touchEnd', []);
    await session.detach();
  }

  /** Long-presses, and drags to the middle of an element. */
  async dragByFinger(from: Locator, to: Locator): Promise<void> {
    const [start, target] = [await boxOf(from), await boxOf(to)];
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const begin = { x: start.x + 16, y: start.y + 16 };
    const end = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
    await touch('touchStart', [begin]);
    // A long press starts a drag; a finger that moves at once scrolls.
    await expect(from).toHaveAttribute('data-dragging', 'true');
    for (const part of [0.3, 0.6, 1]) {
      await touch('touchMove', [
        { x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part },
      ]);
    }
    await expect(this.timeline.track).toHaveAttribute('data-over', 'true');
    await touch('touchEnd', []);
    await session.detach();
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be dragged, or its target, is not on screen.');
  return box;
}
