import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useCategoriesController } from './categories.controller.ts';
import './categories.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoriesView } from './categories.view.tsx';

/** The categories of logged audio by group: users move categories, and create, edit and delete groups. */
export const CategoriesScreen = withWords('categories', function CategoriesScreen() {
  const messages = useWords(categoriesMessages);
  const { screen, state } = useCategoriesController();
  const createButton = useRef<HTMLButtonElement>(null);
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      className="pk-category-screen"
      action={
        <Button
          ref={createButton}
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPress={() => state.open({ mode: 'create' })}
        >
          {messages.create}
        </Button>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<GroupSkeletons />}
    >
      {() => <CategoriesView {...state} createButton={createButton} />}
    </Screen>
  );
});

function GroupSkeletons() {
  return (
    <div className="pk-category-groups">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="136px" />
      ))}
    </div>
  );
}
