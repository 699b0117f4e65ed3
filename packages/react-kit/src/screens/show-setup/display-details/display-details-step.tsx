import Rss from 'lucide-react/icons/rss';
import { newShowDraft } from '../../../data/shows/index.ts';
import { CategoryFields } from '../../../parts/feeds/category-fields/index.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import { displayDetailsMessages } from './display-details.messages.ts';
import { ImageFields } from './image-fields.tsx';
import './display-details.css';
import { ShowLooks } from './show-looks.tsx';

/** Step 2: artwork and categories of the show. */
export function DisplayDetailsStep() {
  const messages = useWords(displayDetailsMessages);
  const draft = useShowSetup((state) => state.draft) ?? newShowDraft;
  const change = useShowSetup((state) => state.change);
  const errors = useStepErrors('display-details');
  return (
    <div className="pk-display-details">
      <section className="pk-display-section">
        <Heading level={2} look={4}>
          {messages.artwork}
        </Heading>
        <ImageFields draft={draft} errors={errors} change={change} />
      </section>
      <section className="pk-display-section">
        <div>
          <Heading level={2} look={4}>
            {messages.categories}
          </Heading>
          <p className="pk-muted">{messages.categoriesHelp}</p>
        </div>
        <CategoryFields
          value={draft.itunes_categories}
          errorMessage={errors.itunes_categories}
          onChange={(itunes_categories) => change({ itunes_categories })}
        />
      </section>
      <aside className="pk-display-section pk-display-looks" aria-label={messages.looks}>
        <Heading level={2} look={4}>
          {messages.looks}
        </Heading>
        <ShowLooks draft={draft} />
        <p className="pk-display-feed" role="status">
          {draft.rssDestinationId !== null && (
            <>
              <Rss aria-hidden="true" />
              {messages.ownFeed}
            </>
          )}
        </p>
      </aside>
    </div>
  );
}
