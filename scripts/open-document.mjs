// Opens a sealed document with the encryption keys alone, without the product: its format is that of docs/sealed-files.md.
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const HEADER = { version: 1, id: 32, nonce: 12, dataKey: 32, tag: 16 };
const HEADER_BYTES = HEADER.version + HEADER.id + HEADER.nonce + HEADER.dataKey + HEADER.tag;
const FRAME_BYTES = 65_536;
const TAG_BYTES = 16;

const USAGE = `Usage: ENCRYPTION_KEYS=… npm run open-document -- SEALED-FILE OUTPUT [NAME]
  SEALED-FILE  as it lies in DATA_DIR/private/documents, in the bucket, or in the folder private of a backup
  OUTPUT       the file to write
  NAME         the name of 32 hexadecimal digits that it has there, where the file was renamed`;

function decrypt(key, nonce, associated, sealed) {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associated);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** `name:base64`, separated by commas, as ENCRYPTION_KEYS has them. */
function readKeys(text) {
  return text.split(',').map((pair) => {
    const [id, encoded = ''] = pair.trim().split(':');
    return { id, key: Buffer.from(encoded, 'base64') };
  });
}

function openHeader(keys, name, header) {
  if (header.length !== HEADER_BYTES || header[0] !== 1) throw new Error('This is no sealed document.');
  const idField = header.subarray(1, 33);
  const id = idField.toString().replace(/\0+$/, '');
  const found = keys.find((key) => key.id === id);
  if (!found) throw new Error(`The encryption key ${id} is needed, and is not among those given.`);
  const key = Buffer.from(hkdfSync('sha256', found.key, '', 'ainsathi files', 32));
  const associated = Buffer.concat([Buffer.from(`v1|${name}|`), idField]);
  return decrypt(key, header.subarray(33, 45), associated, header.subarray(45));
}

function openFrame(dataKey, { name, number, isLast }, sealed) {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return decrypt(dataKey, nonce, Buffer.from(`v1|${name}|${number}|${isLast ? 'last' : 'more'}`), sealed);
}

function readPart(file, position, length) {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, position));
}

function openDocument(keys, file, name, write) {
  const { size } = fstatSync(file);
  const dataKey = openHeader(keys, name, readPart(file, 0, HEADER_BYTES));
  let position = HEADER_BYTES;
  for (let number = 0; number === 0 || position < size; number += 1) {
    const sealed = readPart(file, position, FRAME_BYTES + TAG_BYTES);
    position += sealed.length;
    write(openFrame(dataKey, { name, number, isLast: position >= size }, sealed));
  }
}

function main([source, output, name = path.basename(source ?? '')]) {
  if (!source || !output || !process.env.ENCRYPTION_KEYS) throw new Error(USAGE);
  const file = openSync(source, 'r');
  const opened = openSync(output, 'wx', 0o600);
  try {
    openDocument(readKeys(process.env.ENCRYPTION_KEYS), file, name, (bytes) => writeSync(opened, bytes));
  } catch (error) {
    rmSync(output, { force: true });
    // What OpenSSL says of a wrong key, name or byte helps nobody.
    const isSentence = error.message.startsWith('Th');
    throw isSentence
      ? error
      : new Error(
          'It does not open: its name is another, its key is another of the same id, or it was changed.',
        );
  } finally {
    closeSync(file);
    closeSync(opened);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
