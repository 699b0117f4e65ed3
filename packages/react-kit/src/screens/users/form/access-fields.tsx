import { Controller } from 'react-hook-form';
import type { User } from '@postkit/sdk/schema';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { FormStation } from '../assignable-stations.ts';
import type { UserLocks } from '../user-locks.ts';
import type { UserForm } from './use-user-form.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

export interface AccessFieldsProps {
  user: User | null;
  form: UserForm;
  stations: readonly FormStation[];
  locks: UserLocks;
  isDisabled: boolean;
}

const accessOptions = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(userDialogMessages);
  return [
    { id: 'admin', label: messages.accessAdmin },
    { id: 'user', label: messages.accessUser },
  ] as const;
};
const statusOptions = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(userDialogMessages);
  return [
    { id: '0', label: messages.active },
    { id: '1', label: messages.disabled },
  ] as const;
};

/** The user's access, status and stations. */
export function AccessFields({ user, form, stations, locks, isDisabled }: AccessFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(userDialogMessages);
  const isOff = form.watch('disabled') === 1;
  return (
    <>
      <div className="pk-user-form-grid">
        {user?.company_admin === 1 ? (
          <CompanyAdmin />
        ) : (
          <Controller
            control={form.control}
            name="access"
            render={({ field: { value, onChange, onBlur } }) => (
              <RadioGroup
                label={messages.access}
                isHorizontal
                options={accessOptions(catalogue)}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                description={user && mixedAccess(user, catalogue)}
                isDisabled={isDisabled || isOff || locks.access !== null}
              />
            )}
          />
        )}
        {user && (
          <Controller
            control={form.control}
            name="disabled"
            render={({ field: { value, onChange, onBlur } }) => (
              <RadioGroup
                label={messages.status}
                isHorizontal
                options={statusOptions(catalogue)}
                value={value === 1 ? '1' : '0'}
                onChange={(status) => onChange(status === '1' ? 1 : 0)}
                onBlur={onBlur}
                isDisabled={isDisabled || locks.status !== null}
              />
            )}
          />
        )}
      </div>
      {isOff && (
        <p className="pk-muted">{user?.disabled === 1 ? messages.staysDisabled : messages.disabledText}</p>
      )}
      {!isOff && user?.company_admin !== 1 && (
        <Controller
          control={form.control}
          name="stations"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <MultiSelect
              ref={ref}
              label={messages.stations}
              placeholder={messages.stationsNone}
              isSearchable
              options={stations.map(({ station, stationTitle }) => ({ id: station, label: stationTitle }))}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              description={
                user && user.other_stations > 0 ? messages.otherStations(user.other_stations) : undefined
              }
              isRequired={(user?.other_stations ?? 0) === 0}
              isDisabled={isDisabled || locks.stations !== null}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}

function CompanyAdmin() {
  const messages = useWords(userDialogMessages);
  return (
    <div className="pk-field">
      <span className="pk-field-label">{messages.access}</span>
      <span>{messages.companyAdmin}</span>
      <span className="pk-field-help">{messages.companyAdminText}</span>
    </div>
  );
}

/** A hint for users who are admin at some of their stations only. */
function mixedAccess({ admin_stations, user_stations }: User, catalogue: Catalogue): string | undefined {
  const messages = catalogue.wordsOf(userDialogMessages);
  const isMixed = admin_stations.length > 0 && admin_stations.length < user_stations.length;
  return isMixed ? messages.accessMixed(admin_stations.length, user_stations.length) : undefined;
}
