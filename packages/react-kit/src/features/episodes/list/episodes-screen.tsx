import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { ScreenFrame } from '../../../screen/frame/screen-frame.tsx';
import { useTitle } from '../../../host/use-title.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useEpisodesController } from './episodes.controller.ts';
import { episodesMessages as messages } from './episodes.messages.ts';
import { ReadyEpisodes } from './ready-episodes.tsx';
import './episodes.css';

/** The query holds `status`, `show`, `search` and `page`. */
export type EpisodesScreenProps = ScreenQueryProps;

/** The episodes of all shows: found, edited, downloaded, unpublished, deleted. */
export function EpisodesScreen(props: EpisodesScreenProps) {
  useTitle({ screen: messages.heading });
  const state = useEpisodesController();
  return (
    <ScreenFrame heading={messages.heading}>
      {state.status === 'ready' ? (
        <ReadyEpisodes {...state} {...props} />
      ) : (
        <InPlaceOfScreen state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
          <Skeleton width="420px" height="32px" />
          <Skeleton height="480px" />
        </InPlaceOfScreen>
      )}
    </ScreenFrame>
  );
}
