import { Screen } from '../../host/frame/screen.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { type AdvancedVideoProps, useAdvancedVideo } from './advanced-video.controller.ts';
import './advanced-video.css';
import { advancedVideoMessages } from './advanced-video.messages.ts';
import { AdvancedVideoView } from './advanced-video.view.tsx';

export type AdvancedVideoScreenProps = AdvancedVideoProps;

/** Links to the editor of an episode's advanced video, and shows its progress. */
export const AdvancedVideoScreen = withWords(
  'advanced-video',
  function AdvancedVideoScreen(props: AdvancedVideoScreenProps) {
    const messages = useWords(advancedVideoMessages);
    return (
      <Screen
        state={useAdvancedVideo(props)}
        heading={messages.heading}
        kind="form"
        failed={messages.failed}
        loading={messages.loading}
        skeleton={<Skeleton height="240px" />}
      >
        {({ settings, data: { episode, video = null } }) => (
          <AdvancedVideoView {...{ settings, episode, video }} />
        )}
      </Screen>
    );
  },
);
