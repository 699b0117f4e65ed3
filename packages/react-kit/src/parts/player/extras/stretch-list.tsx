import { useEffect, useMemo, useState } from 'react';
import { playerClock } from '../../../data/widgets/index.ts';
import { isHtml } from '../../../ui/root/is-element.ts';
import type { PanelProps } from '../player-extras.ts';
import type { Stretch } from './parse-vtt.ts';

export interface StretchListProps extends Pick<PanelProps, 'audio' | 'playFrom'> {
  label: string;
  stretches: readonly Stretch[];
}

/** Index of the stretch that plays, -1 before the first. Re-renders only when it changes. */
function useCurrent(audio: HTMLAudioElement, stretches: readonly Stretch[]): number {
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    const update = () =>
      setCurrent(stretches.findLastIndex(({ start }) => start <= audio.currentTime + 0.05));
    update();
    audio.addEventListener('timeupdate', update);
    return () => audio.removeEventListener('timeupdate', update);
  }, [audio, stretches]);

  return current;
}

/** Stretches that play at a press. The current one is marked and stays in view, until the user scrolls the list. */
export function StretchList({ label, stretches, audio, playFrom }: StretchListProps) {
  const current = useCurrent(audio, stretches);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [isFollowing, setFollowing] = useState(true);

  useEffect(() => {
    const row = list?.children[current];
    // Not scrollIntoView, which scrolls the page too.
    if (isFollowing && list && isHtml(row)) list.scrollTop = row.offsetTop - list.clientHeight / 3;
  }, [list, current, isFollowing]);

  function press(start: number) {
    setFollowing(true);
    playFrom(start);
  }

  const stop = () => setFollowing(false);
  // Long transcripts are thousands of elements.
  const rows = useMemo(
    () =>
      stretches.map(({ start, text, speaker }, n) => (
        <li key={`${start} ${text}`}>
          <button type="button" aria-current={n === current} onClick={() => press(start)}>
            <time>{playerClock(start)}</time>
            <span dir="auto">
              {speaker && <b>{speaker} </b>}
              {text}
            </span>
          </button>
        </li>
      )),
    // oxlint-disable-next-line react/exhaustive-deps -- `press` uses only stable functions and the audio element
    [stretches, current],
  );
  return (
    <ol aria-label={label} ref={setList} onWheel={stop} onTouchMove={stop}>
      {rows}
    </ol>
  );
}
