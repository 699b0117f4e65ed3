import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Settings, User } from '@postkit/sdk/schema';
import { useCatalogue } from '../../../words/use-words.ts';
import type { FormStation } from '../assignable-stations.ts';
import { fieldsOfUser, newUserFields, type UserFields } from '../user-fields.ts';
import { userFormSchema } from '../user-form-schema.ts';

export interface UserFormOptions {
  user: User | null;
  isEnabling: boolean;
  isInvitation: boolean;
  settings: Settings;
  /** The stations that the caller can assign. */
  stations: readonly FormStation[];
}

export interface UserForm extends UseFormReturn<UserFields> {
  /** Shows the station's errors at their fields; returns errors that belong to no field. */
  showFieldErrors(errors: Readonly<Record<string, readonly string[]>>): string[];
}

const fieldNames = ['first_name', 'last_name', 'email', 'username', 'password', 'stations'] as const;

/** The user form; its rules depend on its values. */
export function useUserForm({
  user,
  isEnabling,
  isInvitation,
  settings,
  stations,
}: UserFormOptions): UserForm {
  const catalogue = useCatalogue();
  // A new user most likely works at the current station.
  const first = stations.filter(({ station }) => station === settings.station).map(({ station }) => station);
  const form = useForm<UserFields>({
    resolver: (fields, context, options) =>
      zodResolver(userFormSchema(user, fields, catalogue, isInvitation))(fields, context, options),
    defaultValues: user
      ? { ...fieldsOfUser(user, settings.station), ...(isEnabling && { disabled: 0, stations: first }) }
      : newUserFields(first),
  });

  function showFieldErrors(errors: Readonly<Record<string, readonly string[]>>): string[] {
    const otherErrors: string[] = [];
    let isFirst = true;
    for (const [path, messages] of Object.entries(errors)) {
      const name = fieldNames.find((field) => path === field || path.startsWith(`${field}.`));
      if (!name) otherErrors.push(...messages);
      else {
        form.setError(name, { message: messages.join(' ') }, { shouldFocus: isFirst });
        isFirst = false;
      }
    }
    return otherErrors;
  }

  return { ...form, showFieldErrors };
}
