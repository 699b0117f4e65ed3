import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { destinationsQueries } from '../../../data/destinations/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { CustomStepProps } from './custom-step-props.ts';
import { drawerMessages } from './drawer.messages.ts';

/** The choice of one of the pages of the account that was authorized. */
export function FacebookPageStep({ form, held, authorization, station }: CustomStepProps) {
  const messages = useWords(drawerMessages);
  const { client } = usePostKit();
  const { guid, status } = authorization;
  const chosen = useWatch({ control: form.control, name: 'token' });
  const isUnchanged = held !== null && status === 'idle';
  const pages = useQuery({
    ...destinationsQueries.facebookPages(client, { station, guid, status }),
    enabled: !isUnchanged,
  });
  if (held !== null && isUnchanged) return <p>{messages.presentPage(held.title)}</p>;
  if (pages.isPending) return <Spinner label={messages.loadingPages} />;
  const again = (
    <Button isBusy={pages.isFetching} onPress={() => void pages.refetch()}>
      {messages.loadPages}
    </Button>
  );
  if (pages.isError) {
    return (
      <Banner tone="danger" isLive actions={again}>
        {messages.pagesFailed}
      </Banner>
    );
  }
  if (pages.data.length === 0) return <Banner actions={again}>{messages.noPages}</Banner>;
  return (
    <Select
      label={messages.page}
      placeholder={messages.choosePage}
      isRequired
      options={pages.data.map(({ token: id, title: label }) => ({ id, label }))}
      value={chosen === '' ? null : chosen}
      onChange={(token) => {
        const page = pages.data.find((one) => one.token === token);
        if (!page) return;
        form.setValue('token', page.token, { shouldDirty: true });
        form.setValue('app_id', page.id);
        form.setValue('title', page.title);
      }}
    />
  );
}
