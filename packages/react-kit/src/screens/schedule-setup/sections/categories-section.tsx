import { useFormField } from '../../../host/use-form-field.ts';
import { CheckGroups } from '../../../ui/check-group/check-group.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import { CategoryGroupFields } from './category-group-fields.tsx';
import type { SectionProps } from './section-props.ts';
import { useCategoryChoices } from './use-category-choices.ts';

/** Which events of the log go into an episode. */
export function CategoriesSection({ form }: SectionProps) {
  const messages = useWords(fieldMessages);
  const pattern = useFormField(form, 'pattern');
  return (
    <div className="pk-schedule-section">
      <div>
        <Heading level={3} look={4}>
          {messages.categories}
        </Heading>
        <p className="pk-muted">{messages.categoriesHelp}</p>
      </div>
      <Categories form={form} />
      <TextField {...pattern} label={messages.pattern} description={messages.patternHelp} />
    </div>
  );
}

function Categories({ form }: SectionProps) {
  const messages = useWords(fieldMessages);
  const { value, onChange } = useFormField(form, 'capture_groups');
  const choices = useCategoryChoices(value);
  switch (choices.status) {
    case 'loading':
      return (
        <div role="status" aria-label={messages.categoriesLoading}>
          <Skeleton height="120px" />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          message={messages.categoriesFailed}
          isRetrying={choices.isRetrying}
          onRetry={choices.retry}
        />
      );
    case 'ready':
      return choices.groups.length === 0 ? (
        <EmptyState title={messages.noCategories}>{messages.noCategoriesText}</EmptyState>
      ) : (
        <CheckGroups>
          {choices.groups.map((group) => (
            <CategoryGroupFields key={group.id} group={group} chosen={value} onChange={onChange} />
          ))}
        </CheckGroups>
      );
  }
}
