import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useTagsController } from './tags.controller.ts';
import { tagsMessages as messages } from './tags.messages.ts';
import { TagsFrame, TagsView } from './tags.view.tsx';
import './tags.css';

/** The tags that shows and episodes of the station carry: add, rename, delete. */
export function TagsScreen() {
  useTitle({ exact: messages.heading });
  const state = useTagsController();
  if (state.status === 'ready') return <TagsView {...state} />;
  return (
    <TagsFrame>
      <InPlaceOfScreen className="pk-tags-wait" state={state} screen={messages.heading} failed={messages.failed} loading={messages.loading}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="32px" />
        ))}
      </InPlaceOfScreen>
    </TagsFrame>
  );
}
