import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { destinationsQueries } from '../../../data/destinations/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { CustomStepProps } from './custom-step-props.ts';
import { drawerMessages } from './drawer.messages.ts';

/** The choice of one of the shows of the account that was authorized. */
export function SpreakerShowField({ form, held, authorization }: CustomStepProps) {
  const reportFailure = useReportFailure();
  const messages = useWords(drawerMessages);
  const { client } = usePostKit();
  const chosen = useWatch({ control: form.control, name: 'spreaker_show_id' });
  const { guidToSave } = authorization;
  const shows = useQuery({
    ...destinationsQueries.spreakerShows(client, guidToSave ?? ''),
    enabled: guidToSave !== null,
  });
  useEffect(() => {
    if (shows.error) reportFailure(messages.showsFailed, shows.error);
  }, [reportFailure, shows.error, messages]);
  if (held !== null && guidToSave === null) return <p>{messages.presentShow(held.title)}</p>;
  if (shows.isPending) return <Spinner label={messages.loadingShows} />;
  const found = shows.data ?? [];
  if (found.length === 0) {
    const again = (
      <Button isBusy={shows.isFetching} onPress={() => void shows.refetch()}>
        {messages.loadShows}
      </Button>
    );
    return (
      <Banner tone="warning" isLive actions={again}>
        {messages.noShows}
      </Banner>
    );
  }
  return (
    <Select
      label={messages.show}
      placeholder={messages.chooseShow}
      isRequired
      options={found.map(({ show_id, title: label }) => ({ id: String(show_id), label }))}
      value={found.some(({ show_id }) => String(show_id) === chosen) ? chosen : null}
      onChange={(id) => {
        form.setValue('spreaker_show_id', id, { shouldDirty: true });
        form.setValue('title', found.find(({ show_id }) => String(show_id) === id)?.title ?? '');
      }}
    />
  );
}
