import { type AudioOutput, toneSeconds } from '../../../data/timeline/index.ts';
import { Leveler, type Leveling } from '../../../data/timeline/index.ts';
import {
  emptyPlan,
  placeAt,
  type PlaybackPlan,
  type PlannedSpan,
  type Stretch,
} from '../../../data/timeline/index.ts';
import { msToSamples, type Pcm, sampleRate, samplesToMs } from '../../../data/timeline/index.ts';
import type { SegmentSource } from '../../../data/timeline/index.ts';
import { TimeStretcher } from '../../../data/timeline/index.ts';
import { PieceReader } from './piece-reader.ts';

export interface PlayerState {
  /** `loading`: playback waits for audio. */
  status: 'paused' | 'loading' | 'playing';
  positionMs: number;
  speed: number;
  /** The stretch that repeats; null without a loop. */
  loop: Stretch | null;
  /** Name of the item of which a part could not be loaded since playback started; null for none. */
  failedName: string | null;
}

/** A run of samples in the output. */
interface ScheduledPiece {
  /** Seconds of the output's clock. */
  at: number;
  end: number;
  span: PlannedSpan;
  fromSample: number;
  toSample: number;
}

interface TimelinePlayerOptions {
  source: SegmentSource;
  output: () => AudioOutput;
  onChange: (state: PlayerState, plan: PlaybackPlan) => void;
  /** Seconds of audio to schedule ahead. */
  aheadSeconds?: number;
}

/** Seconds between the command to play and the first sample, for the output's own buffers. */
const leadSeconds = 0.02;
/** Seconds from one ad's tone to the next. */
const toneStep = toneSeconds + 0.1;

/** Plays a timeline without breaks: loads the segments around the playhead and schedules each at the sample after the last. */
export class TimelinePlayer {
  readonly #output: () => AudioOutput;
  readonly #source: SegmentSource;
  readonly #onChange: TimelinePlayerOptions['onChange'];
  readonly #ahead: number;
  #state: PlayerState = { status: 'paused', positionMs: 0, speed: 1, loop: null, failedName: null };
  #plan: PlaybackPlan = emptyPlan;
  /** Reads from the playhead on; replaced whenever playback starts somewhere else. */
  #reader: PieceReader | null = null;
  #filling: PieceReader | null = null;
  #leveling: Leveling | null = null;
  #leveler: Leveler | null = null;
  #stretcher: TimeStretcher | null = null;
  #pieces: ScheduledPiece[] = [];
  /** End of the scheduled audio on the output's clock. */
  #tail = 0;
  #isRead = false;

  constructor({ source, output, onChange, aheadSeconds = 12 }: TimelinePlayerOptions) {
    this.#source = source;
    this.#output = output;
    this.#onChange = onChange;
    this.#ahead = aheadSeconds;
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** Plays from the position; at the end, from the start. */
  async play(): Promise<void> {
    if (this.#state.status !== 'paused' || this.#plan.spans.length === 0) return;
    const { positionMs, loop } = this.#state;
    const isOutside = loop !== null && (positionMs < loop.startMs || positionMs >= loop.endMs);
    const from = isOutside ? loop.startMs : placeAt(this.#plan, positionMs) ? positionMs : 0;
    this.#set({ status: 'loading', positionMs: from, failedName: null });
    await this.#start();
  }

  pause(): void {
    if (this.#state.status === 'paused') return;
    this.#follow();
    this.#stop();
    this.#output().rest();
    this.#set({ status: 'paused' });
  }

  seek(toMs: number): void {
    const positionMs = Math.min(this.#plan.totalMs, Math.max(0, toMs));
    const { loop } = this.#state;
    // A position outside of the loop ends it.
    const keepsLoop = loop && positionMs >= loop.startMs && positionMs < loop.endMs;
    this.#restart({ positionMs, loop: keepsLoop ? loop : null });
  }

  /** Seeks to a position inside an item; ignored if the item does not play. */
  seekInItem(timelineId: string, ms: number): void {
    const span = this.#plan.spans.find((other) => other.timelineId === timelineId);
    if (span) this.seek(span.startMs + Math.min(span.audio.durationMs, ms));
  }

  setSpeed(speed: number): void {
    if (speed !== this.#state.speed) this.#restart({ speed });
  }

  setLoop(loop: Stretch | null): void {
    const { positionMs } = this.#state;
    const isInside = loop && positionMs >= loop.startMs && positionMs < loop.endMs;
    this.#restart({ loop, ...(loop && !isInside ? { positionMs: loop.startMs } : {}) });
  }

  /** Replaces the plan; the audio at the playhead plays on if it is still part of it. */
  setPlan(plan: PlaybackPlan): void {
    this.#follow();
    const before = this.#plan;
    const place = placeAt(before, this.#state.positionMs);
    const heard = place && before.spans[place.index];
    const kept = heard && plan.spans.find(({ timelineId }) => timelineId === heard.timelineId);
    this.#plan = plan;
    const positionMs =
      kept && place ? kept.startMs + Math.min(place.ms, kept.audio.durationMs) : this.#state.positionMs;
    if (plan.spans.length === 0) this.pause();
    this.#restart({ positionMs: Math.min(plan.totalMs, positionMs), loop: null });
  }

  /** Plays the timeline at the loudness of its render from now on; null plays it as it is. */
  setLeveling(leveling: Leveling | null): void {
    const before = this.#leveling;
    if (leveling?.gainDb === before?.gainDb && leveling?.limitDb === before?.limitDb) return;
    this.#leveling = leveling;
    this.#restart({});
  }

  /** Follows the output's clock; called often while something plays. */
  tick(): void {
    if (this.#state.status === 'paused') return;
    const isHeard = this.#follow();
    const now = this.#output().now();
    if (isHeard) this.#set({ status: 'playing' });
    else if (this.#isRead && now >= this.#tail) return this.#finish();
    else if (now >= this.#tail) this.#set({ status: 'loading' });
    void this.#fill();
  }

  /** Resolves once the audio ahead is scheduled. */
  async #start(): Promise<void> {
    const place = placeAt(this.#plan, this.#state.positionMs);
    if (!place) return this.#finish();
    const { loop, speed } = this.#state;
    this.#reader = new PieceReader(this.#source, this.#plan, {
      from: { index: place.index, sample: msToSamples(place.ms) },
      loop: loop && { start: this.#cursorAt(loop.startMs), end: this.#cursorAt(loop.endMs) },
      onFailure: (failedName) => this.#set({ failedName }),
    });
    this.#leveler = this.#leveling && new Leveler(this.#leveling);
    this.#stretcher = speed === 1 ? null : new TimeStretcher(speed);
    this.#isRead = false;
    this.#tail = 0;
    const reader = this.#reader;
    await Promise.all([this.#output().wake(), reader.prepare()]);
    if (this.#reader === reader) await this.#fill();
  }

  #cursorAt(ms: number) {
    const place = placeAt(this.#plan, ms);
    return place
      ? { index: place.index, sample: msToSamples(place.ms) }
      : { index: this.#plan.spans.length, sample: 0 };
  }

  #stop(): void {
    this.#reader = null;
    this.#pieces = [];
    this.#output().clear();
  }

  #restart(change: Partial<PlayerState>): void {
    if (this.#state.status === 'paused') return this.#set(change);
    this.#follow();
    this.#stop();
    this.#set(change);
    void this.#start();
  }

  #finish(): void {
    const isAtEnd = this.#reader?.isAtEnd ?? true;
    this.#stop();
    this.#output().rest();
    this.#set({ status: 'paused', ...(isAtEnd ? { positionMs: this.#plan.totalMs } : {}) });
  }

  /** Schedules pieces until enough audio is ahead. */
  async #fill(): Promise<void> {
    const reader = this.#reader;
    if (!reader || this.#filling === reader) return;
    this.#filling = reader;
    while (!this.#isRead && this.#tail - this.#output().now() < this.#ahead) {
      const piece = await reader.next();
      if (this.#reader !== reader) return;
      if (piece) {
        this.#playTones(piece.adsBefore);
        this.#schedule(piece, this.#leveler ? this.#leveler.push(piece.pcm) : piece.pcm);
      } else {
        this.#isRead = true;
        const last = this.#pieces.at(-1);
        if (last && this.#leveler)
          this.#schedule({ ...last, fromSample: last.toSample }, this.#leveler.flush());
        const ads = reader.isAtEnd ? this.#plan.adsAfter : 0;
        this.#playTones(ads);
        this.#tail += ads * toneStep;
      }
    }
    this.#filling = null;
  }

  #schedule(
    { span, fromSample, toSample }: Pick<ScheduledPiece, 'span' | 'fromSample' | 'toSample'>,
    pcm: Pcm,
  ): void {
    const audio = this.#stretcher ? this.#stretcher.push(pcm) : pcm;
    if (audio[0].length === 0) return;
    const at = this.#nextTime();
    this.#output().play(audio, at);
    this.#tail = at + audio[0].length / sampleRate;
    this.#pieces.push({ at, end: this.#tail, span, fromSample, toSample });
  }

  #playTones(count: number): void {
    const at = this.#nextTime();
    for (let index = 0; index < count; index += 1) this.#output().tone(at + index * toneStep);
  }

  /** The end of the scheduled audio, or the next whole sample after a break. */
  #nextTime(): number {
    const now = this.#output().now();
    return this.#tail > now ? this.#tail : Math.ceil((now + leadSeconds) * sampleRate) / sampleRate;
  }

  /** Sets the position to what is heard. Returns whether anything is. */
  #follow(): boolean {
    if (this.#state.status === 'paused') return false;
    const now = this.#output().now();
    const heard = this.#pieces.find(({ at, end }) => at <= now && now < end);
    this.#pieces = this.#pieces.filter(({ end }) => end > now);
    if (!heard) return false;
    const { at, end, span, fromSample, toSample } = heard;
    const inSpan = samplesToMs(fromSample + ((now - at) / (end - at)) * (toSample - fromSample));
    this.#set({ positionMs: span.startMs + Math.min(span.audio.durationMs, inSpan) });
    return true;
  }

  #set(change: Partial<PlayerState>): void {
    const next = { ...this.#state, ...change };
    const isSame =
      next.status === this.#state.status &&
      next.positionMs === this.#state.positionMs &&
      next.speed === this.#state.speed &&
      next.loop === this.#state.loop &&
      next.failedName === this.#state.failedName;
    if (isSame) return;
    this.#state = next;
    this.#onChange(next, this.#plan);
  }
}
