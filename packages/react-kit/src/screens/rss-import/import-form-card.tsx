import Rss from 'lucide-react/icons/rss';
import type { SyntheticEvent } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/use-words.ts';
import { FeedsField, ShowField, UrlField } from './import-fields.tsx';
import type { RssImportState } from './rss-import.controller.ts';
import { rssImportMessages } from './rss-import.messages.ts';

/** The form of an import: source, show, and target feeds. */
export function ImportFormCard({
  form: { control },
  isBusy,
  isWaiting,
  isPlanning,
  submit,
  plan,
  shows,
  feeds,
}: RssImportState) {
  const messages = useWords(rssImportMessages);
  function send(event: SyntheticEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <Card>
      <form noValidate className="pk-stack" aria-label={messages.heading} onSubmit={send}>
        {isWaiting && (
          <Banner tone="warning" isLive>
            {messages.offline}
          </Banner>
        )}
        <UrlField control={control} isBusy={isBusy} />
        <div className="pk-rss-import-grid">
          <ShowField control={control} isBusy={isBusy} shows={shows} />
          <FeedsField control={control} isBusy={isBusy} feeds={feeds} />
        </div>
        <div className="pk-rss-import-buttons">
          <Button
            type="submit"
            variant="primary"
            icon={<Rss aria-hidden="true" />}
            isBusy={isBusy && !isPlanning}
            busyLabel={messages.busy}
          >
            {messages.begin}
          </Button>
          <Button isBusy={isPlanning} isDisabled={isBusy && !isPlanning} onPress={plan}>
            {messages.plan}
          </Button>
        </div>
      </form>
    </Card>
  );
}
