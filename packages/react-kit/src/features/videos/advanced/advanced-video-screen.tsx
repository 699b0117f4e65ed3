import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { ScreenFrame } from '../../../screen/frame/screen-frame.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type AdvancedVideoProps, useAdvancedVideo } from './advanced-video.controller.ts';
import { advancedVideoMessages as messages } from './advanced-video.messages.ts';
import { AdvancedVideoView } from './advanced-video.view.tsx';
import './advanced-video.css';

export type AdvancedVideoScreenProps = AdvancedVideoProps;

/** Leads to the editor of an episode's advanced video, and tells how far that is. */
export function AdvancedVideoScreen(props: AdvancedVideoScreenProps) {
  useTitle({ screen: messages.heading });
  const state = useAdvancedVideo(props);
  return (
    <ScreenFrame heading={messages.heading} className="pk-advanced-video">
      {state.status === 'ready' ? (
        <AdvancedVideoView {...state} />
      ) : (
        <InPlaceOfScreen state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
          <Skeleton width="560px" height="240px" />
        </InPlaceOfScreen>
      )}
    </ScreenFrame>
  );
}
