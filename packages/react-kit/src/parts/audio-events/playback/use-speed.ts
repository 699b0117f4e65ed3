import { useRef, useState } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Speeds to choose from, times the normal one. */
export const speeds = [1, 1.25, 1.5, 2] as const;

const speedKey = 'preview-speed';

/** The user's speed, stored for the next time; `rate` has it for elements that start later. */
export function useSpeed(apply: (speed: number) => void) {
  const { host } = usePostKit();
  const [speed, setSpeed] = useState<number>(
    () => speeds.find((one) => String(one) === host.storage.get(speedKey)) ?? 1,
  );
  const rate = useRef(speed);
  function keep(chosen: number) {
    setSpeed(chosen);
    rate.current = chosen;
    host.storage.set(speedKey, String(chosen));
    apply(chosen);
  }
  return { speed, rate, setSpeed: keep };
}
