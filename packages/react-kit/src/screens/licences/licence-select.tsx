import type { Licence, StationLicences } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Select } from '../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { HeldLicence } from './licence-list.ts';
import { licenceOptions } from './licence-options.ts';
import { licencesMessages } from './licences.messages.ts';
import { useAssignLicence } from './licences.mutations.ts';

/** Shows and changes the licence of a user; after a failure it shows the old one again. */
export function LicenceSelect({ station, held }: { station: StationLicences; held: HeldLicence }) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(licencesMessages);
  const { mutate, isPending, variables } = useAssignLicence();
  const { user, name } = held;

  function change(licence: Licence): void {
    if (licence === held.licence) return;
    mutate(
      { station: station.station, user_id: user.id, licence, version: user.version },
      {
        onSuccess: () =>
          notify({
            name: messages.name,
            details: messages.assigned(name, licence, station.title),
            type: 'success',
          }),
        onError: (error) =>
          reportFailure(messages.name, error, failureText(error, catalogue, messages.assignFailed)),
      },
    );
  }

  return (
    <Select
      label={messages.licenceOf(name)}
      isLabelHidden
      options={licenceOptions(catalogue)}
      value={isPending ? variables.licence : held.licence}
      isDisabled={isPending}
      onChange={change}
    />
  );
}
