import { InPlaceOfScreen } from '../../../screen/frame/in-place-of-screen.tsx';
import { useTitle } from '../../../host/use-title.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { CategoriesFrame } from './categories-frame.tsx';
import { useCategoriesController } from './categories.controller.ts';
import { categoriesMessages as messages } from './categories.messages.ts';
import { CategoriesView } from './categories.view.tsx';
import './categories.css';

/** The categories of logged audio in their groups: move them, and make, change and delete groups. */
export function CategoriesScreen() {
  useTitle({ screen: messages.heading });
  const state = useCategoriesController();
  if (state.status === 'ready') return <CategoriesView {...state} />;
  return (
    <CategoriesFrame>
      <InPlaceOfScreen
        className="pk-category-groups"
        state={state}
        screen={messages.heading}
        failed={messages.failed}
        loading={messages.loading}
      >
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="136px" />
        ))}
      </InPlaceOfScreen>
    </CategoriesFrame>
  );
}
