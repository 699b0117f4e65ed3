import { type CSSProperties, useState } from 'react';
import type { WidgetConfig } from '@postkit/sdk/schema';
import { widgetPalette } from '../../data/widgets/index.ts';
import { plainText } from '../../ui/format/plain-text.ts';
import { useWords } from '../../words/use-words.ts';
import { start } from './audio-commands.ts';
import { Cover } from './cover.tsx';
import { Gallery } from './gallery.tsx';
import { Head } from './head.tsx';
import type { PlayerProps } from './player-props.ts';
import { type PlayerControls, usePlayer } from './player.controller.ts';
import { playerMessages } from './player.messages.ts';
import { SeekRow } from './seek-row.tsx';
import './player.css';
import './player-controls.css';
import './player-parts.css';
import './player-layouts.css';
import { Transport } from './transport.tsx';

function themeStyle({ theme, colors }: WidgetConfig): CSSProperties {
  // React's type of `style` lacks custom properties.
  return Object.fromEntries(
    Object.entries(widgetPalette(theme, colors)).map(([name, color]) => [`--pk-${name}`, color]),
  ) as CSSProperties;
}

function useProblem({ status, episode, failed, retryAudio, retryPlaylist }: PlayerControls) {
  const messages = useWords(playerMessages);
  if (status === 'failed') return { text: messages.cannotLoad, retry: retryPlaylist };
  if (status === 'ready' && !episode) return { text: messages.nothing, retry: null };
  return failed ? { text: messages.cannotPlay, retry: retryAudio } : null;
}

function useAnnouncement({ status, waiting, isRequested, playing, episode }: PlayerControls): string {
  const messages = useWords(playerMessages);
  if (status === 'loading' || waiting || isRequested) return messages.loading;
  return playing && episode ? messages.nowPlaying(episode.name) : '';
}

/**
 * Plays the episodes of a widget. Depends only on React's hooks and its own style sheet, so it also builds on Preact.
 * Its height depends only on the config (`frameSize`), so the surrounding page never shifts.
 */
export function Player(props: PlayerProps) {
  const messages = useWords(playerMessages);
  const { config, extras } = props;
  const player = usePlayer(props);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { status, episode, audio, setAudio, onEnded } = player;
  const problem = useProblem(player);
  const { mode, vertical, albumart, visualization, hashtags, shownotes, gallery } = config;
  const isClassic = mode === 'classic';
  const hasPicture = isClassic && (albumart || vertical);

  function playFrom(seconds: number) {
    player.seekTo(seconds);
    if (audio) start(audio);
  }

  return (
    <section
      className="pk-player"
      part="player"
      aria-label={messages.region(episode?.name ?? '')}
      data-mode={mode}
      data-status={status}
      data-vertical={isClassic && vertical}
      data-picture={hasPicture}
      data-playing={player.playing && !player.waiting}
      style={themeStyle(config)}
    >
      <audio preload="none" data-duration={episode?.duration} ref={setAudio} onEnded={onEnded} />
      {hasPicture && (
        <Cover
          src={episode && (vertical ? episode.square_image : episode.rectangle_image || episode.square_image)}
          width={700}
          height={210}
        />
      )}
      {isClassic && visualization && <div className="pk-player-moving" aria-hidden="true" />}
      <div className="pk-player-main">
        {!hasPicture && <Cover src={episode?.square_image} width={149} height={149} />}
        <Head episode={episode} />
        {problem ? (
          <div className="pk-player-problem" role="alert">
            {problem.text}
            {problem.retry && (
              <button type="button" onClick={problem.retry}>
                {messages.tryAgain}
              </button>
            )}
          </div>
        ) : (
          <SeekRow {...player} disabled={!episode} />
        )}
        <Transport player={player} disabled={Boolean(problem)}>
          {extras && episode && (
            <extras.PanelToggle
              episode={episode}
              isOpen={isPanelOpen}
              onPress={() => setPanelOpen(!isPanelOpen)}
            />
          )}
        </Transport>
      </div>
      {extras && episode && audio && isClassic && isPanelOpen && (
        <extras.Panel key={episode.playlist_id} episode={episode} audio={audio} playFrom={playFrom} />
      )}
      {isClassic && shownotes && (
        <div
          className="pk-player-notes"
          part="notes"
          dir="auto"
          role="group"
          aria-label={messages.notes}
          // It scrolls, so it must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {plainText(episode?.description ?? '')}
        </div>
      )}
      {isClassic && hashtags && (
        <p className="pk-player-tags">
          {episode?.tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      )}
      {isClassic && gallery && (
        <Gallery {...player} current={episode} height={config.episode === null ? '339px' : '94px'} />
      )}
      <p className="pk-player-status" role="status">
        {useAnnouncement(player)}
      </p>
    </section>
  );
}
