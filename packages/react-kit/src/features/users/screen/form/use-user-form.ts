import { zodResolver } from '@hookform/resolvers/zod';
import type { Settings, User } from '@postkit/sdk/schema';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FormStation } from '../../assignable-stations.ts';
import { fieldsOfUser, newUserFields, type UserFields } from '../../user-fields.ts';
import { userFormSchema } from '../../user-form-schema.ts';

export interface UserFormOptions {
  user: User | null;
  isEnabling: boolean;
  settings: Settings;
  /** Those that may be given. */
  stations: readonly FormStation[];
}

export interface UserForm extends UseFormReturn<UserFields> {
  /** Puts what the station says about fields at the fields; answers what belongs to none of them. */
  takeErrors(errors: Readonly<Record<string, readonly string[]>>): string[];
}

const fieldNames = ['first_name', 'last_name', 'email', 'username', 'password', 'stations'] as const;

/** The user form; which rules hold depends on what it holds. */
export function useUserForm({ user, isEnabling, settings, stations }: UserFormOptions): UserForm {
  // Somebody new most likely works where they are added.
  const first = stations.filter(({ station }) => station === settings.station).map(({ station }) => station);
  const form = useForm<UserFields>({
    resolver: (fields, context, options) => zodResolver(userFormSchema(user, fields))(fields, context, options),
    defaultValues: user ? { ...fieldsOfUser(user), ...(isEnabling && { disabled: 0, stations: first }) } : newUserFields(first),
  });

  function takeErrors(errors: Readonly<Record<string, readonly string[]>>): string[] {
    const untold: string[] = [];
    let isFirst = true;
    for (const [path, messages] of Object.entries(errors)) {
      const name = fieldNames.find((field) => path === field || path.startsWith(`${field}.`));
      if (!name) untold.push(...messages);
      else {
        form.setError(name, { message: messages.join(' ') }, { shouldFocus: isFirst });
        isFirst = false;
      }
    }
    return untold;
  }

  return { ...form, takeErrors };
}
