import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { categoriesQueries, useCategoriesLive } from '../../../data/categories/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import { type CategoryChoices, categoryChoices } from './category-choices.model.ts';

export type CategoryChoicesState =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; groups: CategoryChoices };

/** The station's categories by group, those without a group, and chosen ones that no longer exist. */
export function useCategoryChoices(chosen: readonly string[]): CategoryChoicesState {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const { client } = usePostKit();
  const settings = useSettings();
  const groups = useQuery(categoriesQueries.groups(client));
  useCategoriesLive();
  useEffect(() => {
    if (groups.error) reportFailure(messages.categoriesFailed, groups.error);
  }, [reportFailure, groups.error, messages]);

  if (groups.isLoadingError)
    return { status: 'failed', isRetrying: groups.isFetching, retry: () => void groups.refetch() };
  if (!groups.data || !settings.data) return { status: 'loading' };
  return {
    status: 'ready',
    groups: categoryChoices(groups.data, settings.data.settings.orphaned_categories, chosen, catalogue),
  };
}
