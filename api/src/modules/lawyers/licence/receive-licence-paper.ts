import { buffer } from 'node:stream/consumers';
import { Role } from '../../../auth/role';
import { requireRole } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { AppError, conflict, found, invalidInput } from '../../../errors/app-error';
import { encodePaper } from '../../../images/process-image';
import {
  type AcceptedTypes,
  checkBytes,
  newStorageKey,
  openBytes,
  receiveBytes,
  sealBytes,
} from '../../../platform/document-rules/sealed-bytes';
import type { ArrivingBytes } from '../../../rest/document-uploads';
import { isIdentifier } from '../../../validation/identifier';
import { LicencePaper, PaperState } from './licence-paper.entity';

const FIELD = 'file';
const ACCEPTED: AcceptedTypes<'pdf' | 'jpeg' | 'png' | 'webp'> = {
  types: ['pdf', 'jpeg', 'png', 'webp'],
  message: 'Send a photo or a PDF',
};

/** Refuses with the name of the field, and forgets the paper. */
async function refuse({ db }: RequestContext, id: string, error: unknown): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const { code, sentence: message } = error;
  if (code !== 'UNSUPPORTED_MEDIA_TYPE' && code !== 'PAYLOAD_TOO_LARGE') throw error;
  await db.delete(LicencePaper, { id, state: PaperState.UPLOADING });
  throw new AppError(code, { message, fields: [{ field: FIELD, message }] });
}

/** A photo is stored as its pixels alone; a PDF as it is. Gives what the row then has. */
async function checkPaper(
  { platform }: RequestContext,
  { name, size }: LicencePaper,
  storageKey: string,
  photoKey: string,
): Promise<Pick<LicencePaper, 'storageKey' | 'type' | 'size'>> {
  if ((await checkBytes(platform, { storageKey, name }, ACCEPTED)) === 'pdf')
    return { storageKey, type: 'pdf', size };
  const photo = await encodePaper(async () => buffer(await openBytes(platform, storageKey)), FIELD);
  await sealBytes(platform, photoKey, photo);
  return { storageKey: photoKey, type: 'webp', size: photo.length };
}

/**
 * Receives the bytes of a begun paper, as `receiveDocument` does.
 * @throws AppError NOT_FOUND for other people's, BAD_USER_INPUT, PAYLOAD_TOO_LARGE and UNSUPPORTED_MEDIA_TYPE naming the
 * field, CONFLICT where it was sent meanwhile, SERVICE_UNAVAILABLE while the scanner is away.
 */
export async function receiveLicencePaper(
  context: RequestContext,
  id: string,
  { size, bytes }: ArrivingBytes,
): Promise<void> {
  const { id: lawyerId } = requireRole(context, Role.LAWYER);
  const { db, platform } = context;
  const own = isIdentifier(id) ? await db.findOneBy(LicencePaper, { id, lawyerId }) : null;
  const paper = found(own, 'Document');
  if (paper.state === PaperState.STORED) return;
  if (size !== paper.size)
    throw invalidInput({ field: 'size', message: 'This is not the size of the file that was begun' });
  const [storageKey, photoKey] = [newStorageKey(), newStorageKey()];
  const unsent = { id, state: PaperState.UPLOADING };
  const keys = new Set([storageKey, photoKey]);
  try {
    const begun = await db.update(LicencePaper, unsent, { storageKey });
    const sha256 = begun.affected === 1 && (await receiveBytes(platform, storageKey, { size, bytes }));
    if (!sha256) throw conflict('This document was sent already');
    const checked = await checkPaper(context, paper, storageKey, photoKey);
    const columns = { ...checked, sha256, state: PaperState.STORED, addedAt: context.now() };
    const stored = await db.update(LicencePaper, { ...unsent, storageKey }, columns);
    if (stored.affected !== 1) throw conflict('This document was sent already');
  } catch (error) {
    await refuse(context, id, error);
  } finally {
    // A commit may have succeeded although its answer was lost; without the database the nightly comparison removes them.
    const present = await db.findOneBy(LicencePaper, { id }).catch(() => undefined);
    if (present !== undefined) {
      if (present?.state === PaperState.STORED) keys.delete(present.storageKey);
      for (const key of keys) await platform.privateFiles.remove(key);
    }
  }
}
