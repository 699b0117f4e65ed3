import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type EpisodePart, framesToMs, levelingOf } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Turn } from '../../platform/turns/turn.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { Images } from '../images/index.ts';
import { openClipFonts } from './clip-fonts.ts';
import { clipLayouts } from './clip-layout.ts';
import { clipParts } from './clip-parts.ts';
import { makeClipPicture } from './clip-picture.ts';
import { type ClipWord, clipText } from './clip-text.ts';
import { clipStorageKey, roomForClip } from './share-clip-file.ts';
import type { ShareClipRow } from './share-clip-tables.ts';

export interface ClipRequest {
  readonly station: Station;
  readonly row: ShareClipRow;
  /** Addresses of images; the first one that exists is shown. */
  readonly covers: readonly string[];
  readonly loudness: { readonly lufs: number | null; readonly limitDb: number };
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** 0 to 1. */
  onProgress(value: number): void;
}

export interface MadeClip {
  readonly bytes: number;
  readonly sha256: string;
  readonly hasCaptions: boolean;
  /** Characters that no font has, so that they are not shown. */
  readonly missing: readonly string[];
}

export interface ClipMakerDeps {
  readonly audioEvents: AudioEvents;
  readonly images: Images;
}

/** Renders the clip in a scratch folder and moves it to its place when it is whole. @throws audio-events.gone */
export async function makeClip(
  context: StationContext,
  { audioEvents, images }: ClipMakerDeps,
  request: ClipRequest,
): Promise<MadeClip> {
  const { engine, storage } = context;
  const { station, row, signal, turn } = request;
  const layout = clipLayouts[row.aspect];
  const lengthMs = row.end_ms - row.start_ms;
  await storage.ensureSpace(roomForClip(lengthMs / 1000));
  const events = await audioEvents.byIds(station, JSON.parse(row.event_ids));
  const words = row.captions === 1 ? await wordsIn(context, audioEvents, events, row) : [];
  const folder = await storage.scratch();
  const file = (name: string) => join(folder, name);
  try {
    const leadMs = await renderAudio(context, audioEvents, events, { ...request, output: file('sound.aac') });
    const color = await images.withFirst(station, request.covers, (cover) =>
      makeClipPicture(cover, file('picture.jpg'), layout),
    );
    const fonts = await openClipFonts([station.title, row.title, ...words.map(({ text }) => text)].join(' '));
    await writeFile(
      file('text.ass'),
      clipText(layout, { station: station.title, title: row.title, words, length: lengthMs, color }, fonts),
    );
    await mkdir(file('fonts'));
    for (const font of fonts.files()) await symlink(font, file(`fonts/${basename(font)}`));
    const { width, height, wave } = layout;
    const made = await engine.clipVideo(
      {
        picture: file('picture.jpg'),
        audio: file('sound.aac'),
        from: leadMs / 1000,
        seconds: lengthMs / 1000,
        size: { width, height },
        wave,
        color,
        text: file('text.ass'),
        fonts: file('fonts'),
        output: file('clip.mp4'),
      },
      { signal, turn, onProgress: request.onProgress },
    );
    await storage.adopt(file('clip.mp4'), clipStorageKey(row));
    return { ...made, hasCaptions: words.length > 0, missing: [...fonts.missing] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type AudioRequest = ClipRequest & { readonly output: string };

/** Returns the milliseconds of the file before the clip. */
async function renderAudio(
  { archive, engine }: StationContext,
  audioEvents: AudioEvents,
  events: readonly AudioEventRow[],
  { row, loudness, signal, turn, output }: AudioRequest,
): Promise<number> {
  const whole: EpisodePart[] = [];
  for (const event of events) whole.push(...(await audioEvents.partsOf(event)));
  const { parts, leadMs } = clipParts(whole, row.start_ms, row.end_ms);
  await audioEvents.loudness.measure(parts, { signal, turn });
  const levels = (await audioEvents.loudness.levelsOf(parts)) ?? {
    loudness: null,
    truePeak: null,
    range: null,
  };
  const leveling = levelingOf(
    levels,
    loudness,
    parts.some(({ gain_db = 0 }) => gain_db > 0),
  );
  await engine.render(
    { archive, parts, output, format: 'aac', precision: 'sample', leveling },
    { signal, turn },
  );
  return leadMs;
}

/** The words that the clip plays, in milliseconds from its start. */
async function wordsIn(
  { db }: StationContext,
  audioEvents: AudioEvents,
  events: readonly AudioEventRow[],
  row: ShareClipRow,
): Promise<ClipWord[]> {
  const heard: ClipWord[] = [];
  const length = row.end_ms - row.start_ms;
  let frames = 0;
  for (const event of events) {
    const offset = framesToMs(frames) - row.start_ms;
    frames += event.frames;
    if (offset >= length || framesToMs(frames) <= row.start_ms) continue;
    const { words } = await audioEvents.wordsOf(db, event);
    for (const { start, end, text, cut, caption } of words) {
      const middle = (start + end) / 2 + offset;
      if (cut || middle < 0 || middle >= length || text.trim() === '') continue;
      heard.push({ start: Math.max(0, start + offset), end: Math.min(length, end + offset), text, caption });
    }
  }
  return heard;
}
