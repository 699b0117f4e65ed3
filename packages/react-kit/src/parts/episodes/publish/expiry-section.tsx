import { formatMoment } from '../../../host/time/format-moment.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { ExpiryFields } from '../expiry/expiry-fields.tsx';
import { expiryMessages } from './publish-dialog.messages.ts';
import type { Expiry } from './use-expiry.ts';

export interface ExpirySectionProps {
  expiry: Expiry;
  zone: string;
  isDisabled: boolean;
}

/** When the episode expires, behind a line that names the moment. */
export function ExpirySection({ expiry: { value, byShow, change }, zone, isDisabled }: ExpirySectionProps) {
  const catalogue = useCatalogue();
  const messages = useWords(expiryMessages);
  return (
    <Disclosure
      label={messages.heading}
      help={value === null ? messages.never : formatMoment(value, zone, catalogue)}
      isOpenAtFirst={false}
      isHeldOpen={false}
    >
      <div className="pk-publish-expiry">
        {byShow !== null && <p className="pk-muted">{messages.byShow(byShow)}</p>}
        <ExpiryFields value={value} zone={zone} isDisabled={isDisabled} onChange={change} />
      </div>
    </Disclosure>
  );
}
