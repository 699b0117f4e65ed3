import { useEffect, useMemo, useState } from 'react';
import type { Slot } from '@postkit/sdk/schema';
import { createAudioOutput, createSegmentSource, sampleRate } from '../../data/timeline/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { type PlayerState, TimelinePlayer } from '../../parts/timeline/transport/index.ts';
import { slotPlan } from './slot.model.ts';

/** Milliseconds between two looks at the output's clock. */
const tickMs = 40;

export interface SlotPlayer {
  status: PlayerState['status'];
  /** Seconds of the slot. */
  position: number;
  isFailed: boolean;
  /** Plays from a second, and pauses at another; by default from the position to the end. */
  play: (from?: number, until?: number) => void;
  pause: () => void;
  seek: (to: number) => void;
}

/** Plays the audio of a slot with the token of its link. */
export function useSlotPlayer(token: string, slot: Slot): SlotPlayer {
  const { client } = usePostKit();
  const [state, setState] = useState<PlayerState>({
    status: 'paused',
    positionMs: 0,
    speed: 1,
    loop: null,
    failedName: null,
  });
  const [until, setUntil] = useState<number | null>(null);
  // The audio of a slot never changes.
  const [{ player, close }] = useState(() => {
    let device: AudioContext | null = null;
    let output: ReturnType<typeof createAudioOutput> | null = null;
    const made = new TimelinePlayer({
      source: createSegmentSource({
        lengthsOf: (piece) => Promise.resolve(slot.pieces[piece]?.segments ?? []),
        read: ({ eventId, n }) => client.slotLinks.segment(token, { piece: eventId, n }),
      }),
      // The device opens at the first play, because browsers demand a press before.
      output: () => (output ??= createAudioOutput((device ??= new AudioContext({ sampleRate })))),
      onChange: setState,
    });
    made.setPlan(slotPlan(slot));
    return {
      player: made,
      close() {
        made.pause();
        void device?.close();
        [device, output] = [null, null];
      },
    };
  });
  useEffect(() => close, [close]);

  const isPaused = state.status === 'paused';
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => player.tick(), tickMs);
    return () => clearInterval(timer);
  }, [player, isPaused]);

  const position = state.positionMs / 1000;
  const isPast = !isPaused && until !== null && position >= until;
  useEffect(() => {
    if (isPast) player.pause();
  }, [player, isPast]);

  return useMemo(
    () => ({
      status: state.status,
      position,
      isFailed: state.failedName !== null,
      play(from, to) {
        setUntil(to ?? null);
        if (from !== undefined) player.seek(from * 1000);
        void player.play();
      },
      pause: () => player.pause(),
      seek: (to) => player.seek(to * 1000),
    }),
    [player, state, position],
  );
}
