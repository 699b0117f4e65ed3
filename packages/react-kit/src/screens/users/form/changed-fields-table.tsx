import type { User, UserSave } from '@postkit/sdk/schema';
import { userName } from '../../../data/users/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { changedFields } from '../changed-fields.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

const labels = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(userDialogMessages);
  return {
    first_name: messages.firstName,
    last_name: messages.lastName,
    email: messages.email,
    access: messages.access,
    disabled: messages.status,
    stations: messages.stations,
    shows: messages.shows,
    password: messages.password,
  } as const;
};

const texts = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(userDialogMessages);
  return {
    access: { admin: messages.accessAdmin, user: messages.accessUser },
    status: { 0: messages.active, 1: messages.disabled },
    noStations: messages.conflictNone,
    shows: (count: number | null) => (count === null ? messages.allShows : messages.showCount(count)),
    newPassword: messages.newPassword,
    samePassword: messages.unchanged,
  };
};

/** The differences between two versions of a user. */
export function ChangedFieldsTable({ mine, theirs }: { mine: UserSave; theirs: User }) {
  const catalogue = useCatalogue();
  const messages = useWords(userDialogMessages);
  const changed = changedFields(mine, theirs, texts(catalogue));
  if (changed.length === 0) return <p>{messages.conflictSame}</p>;
  return (
    <table className="pk-user-conflict" aria-label={userName(theirs)}>
      <thead>
        <tr>
          <th scope="col">{messages.conflictField}</th>
          <th scope="col">{messages.conflictMine}</th>
          <th scope="col">{messages.conflictTheirs}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ field, mine: ours, theirs: other }) => (
          <tr key={field}>
            <th scope="row">{labels(catalogue)[field]}</th>
            <td>{ours}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
