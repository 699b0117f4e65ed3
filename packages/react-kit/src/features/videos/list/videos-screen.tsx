import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { ScreenFrame } from '../../../screen/frame/screen-frame.tsx';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { useTitle } from '../../../host/use-title.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ReadyVideos } from './ready-videos.tsx';
import { useVideosController, type VideosState } from './videos.controller.ts';
import { videosMessages as messages } from './videos.messages.ts';
import './videos.css';

/** The query holds `show`, `search` and `page`. */
export type VideosScreenProps = ScreenQueryProps;

/** Published episodes of a show, to make videos of. */
export function VideosScreen(props: VideosScreenProps) {
  useTitle({ screen: messages.heading });
  const state = useVideosController();
  return (
    <ScreenFrame heading={messages.heading}>
      <Videos state={state} {...props} />
    </ScreenFrame>
  );
}

function Videos({ state, ...props }: VideosScreenProps & { state: VideosState }) {
  if (state.status === 'ready') return <ReadyVideos {...state} {...props} />;
  if (state.status === 'empty') return <EmptyState title={messages.noShows}>{messages.noShowsText}</EmptyState>;
  return (
    <InPlaceOfScreen state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
      <Skeleton width="420px" height="32px" />
      <Skeleton height="480px" />
    </InPlaceOfScreen>
  );
}
