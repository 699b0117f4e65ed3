import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useTagsController } from './tags.controller.ts';
import './tags.css';
import { tagsMessages } from './tags.messages.ts';
import { TagsView } from './tags.view.tsx';

/** Lists the tags for shows and episodes of the station, to add, rename and delete them. */
export const TagsScreen = withWords('tags', function TagsScreen() {
  const messages = useWords(tagsMessages);
  const { screen, state } = useTagsController();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Screen
      state={screen}
      title={{ exact: messages.heading }}
      heading={messages.heading}
      isFilled
      action={
        <Button ref={addButton} variant="primary" icon={<Plus aria-hidden="true" />} onPress={state.add}>
          {messages.add}
        </Button>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<TagSkeletons />}
    >
      {() => <TagsView {...state} addButton={addButton} />}
    </Screen>
  );
});

function TagSkeletons() {
  return (
    <div className="pk-tags-wait">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="32px" />
      ))}
    </div>
  );
}
