import { z } from 'zod';
import { password, type User, user as userSchema, userInput } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import type { UserFields } from './user-fields.ts';
import { userFormMessages } from './user-form.messages.ts';

const newPassword = (catalogue: Catalogue) =>
  z.string().min(1, catalogue.wordsOf(userFormMessages).passwordMissing).pipe(password);

/** Whether the form enables a disabled user, who needs a new password and stations. */
export function isEnabling(user: User | null, fields: Pick<UserFields, 'disabled'>): boolean {
  return user?.disabled === 1 && fields.disabled === 0;
}

/** Company admins work everywhere, other users may have stations that the caller cannot see, and disabled users have none. */
function needsStation(user: User | null, fields: Pick<UserFields, 'disabled'>): boolean {
  return fields.disabled === 0 && user?.company_admin !== 1 && (user?.other_stations ?? 0) === 0;
}

function passwordSchema(
  user: User | null,
  fields: Pick<UserFields, 'disabled'>,
  isInvitation: boolean,
  catalogue: Catalogue,
) {
  if (isInvitation) return z.literal('');
  return user === null || isEnabling(user, fields)
    ? newPassword(catalogue)
    : z.union([z.literal(''), password]);
}

/** The schema of the user form for its current values; `user` is null for a new user. An invited user chooses the password. */
export function userFormSchema(
  user: User | null,
  fields: Pick<UserFields, 'disabled'> & Partial<Pick<UserFields, 'access' | 'limit'>>,
  catalogue: Catalogue,
  isInvitation = false,
) {
  const messages = catalogue.wordsOf(userFormMessages);
  const { first_name, last_name, email, username } = userInput.shape;
  const [stations, shows] = [z.array(z.string()), z.array(z.string())];
  const isLimited = fields.limit === 'chosen' && fields.access === 'user' && fields.disabled === 0;
  return z.object({
    first_name,
    last_name,
    email: z.string().trim().min(1, messages.emailMissing).pipe(email),
    username,
    password: passwordSchema(user, fields, isInvitation, catalogue),
    revokesApiKeys: z.boolean(),
    access: z.enum(['admin', 'user']),
    disabled: userSchema.shape.disabled,
    stations: needsStation(user, fields) ? stations.min(1, messages.stationMissing) : stations,
    limit: z.enum(['all', 'chosen']),
    shows: isLimited ? shows.min(1, messages.showMissing) : shows,
  });
}
