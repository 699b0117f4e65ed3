import type { SentOperation } from '../schema/wire-operation.ts';
import { text } from './address.ts';
import { encodeBody } from './wire-values.ts';

/** Fields of a multipart body; null and undefined ones are left out. A `File` keeps its name. */
export type FormFields = Readonly<Record<string, string | number | boolean | Blob | null | undefined>>;

/** The body to send; every attempt sends the same value. */
export function requestBody(
  operation: SentOperation,
  {
    body,
    form,
    bytes,
  }: { body?: unknown; form?: FormFields | FormData | undefined; bytes?: Blob | undefined },
): string | FormData | Blob | undefined {
  // Parts of a file have tus's own content type, whatever the file's type.
  if (operation.bodyKind === 'bytes')
    return new Blob(bytes ? [bytes] : [], { type: 'application/offset+octet-stream' });
  if (operation.bodyKind === 'multipart') return form instanceof FormData ? form : formData(form ?? {});
  const encoded = encodeBody(operation, body);
  return encoded === undefined ? undefined : JSON.stringify(encoded);
}

/** Text goes first, so that the server knows the purpose of a file before its bytes arrive. */
function formData(fields: FormFields): FormData {
  const form = new FormData();
  const entries = Object.entries(fields);
  for (const [name, value] of entries) {
    const written = value instanceof Blob ? undefined : text(value);
    if (written !== undefined) form.append(name, written);
  }
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}
