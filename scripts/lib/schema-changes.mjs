import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { inRoot } from './paths.mjs';
import { run, RunError } from './run.mjs';

/**
 * Rejects when schema.graphql lost something that clients may use and that the earlier one had not deprecated.
 * The earlier one is that of SCHEMA_BASE, else of the last release tag, else the one before its latest commit.
 */
export async function refuseBreakingChanges() {
  const base = process.env.SCHEMA_BASE ?? ((await lastRelease()) || (await previousVersion()));
  if (!base) return;
  const before = buildSchema(await git(['show', `${base}:schema.graphql`]), { assumeValidSDL: true });
  const after = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'), { assumeValidSDL: true });
  const breaking = findBreakingChanges(before, after).filter((change) => !wasDeprecated(before, change));
  if (breaking.length === 0) return;
  const list = breaking.map(({ description }) => `- ${description}`).join('\n');
  throw new RunError(
    `Comparing schema.graphql with ${base}`,
    1,
    `Deprecate first, remove in a later release:\n${list}`,
  );
}

async function lastRelease() {
  const tags = await git(['tag', '--list', 'v*', '--sort=-version:refname']).catch(() => '');
  return tags.split('\n')[0];
}

async function previousVersion() {
  const commits = await git(['rev-list', '--max-count=2', 'HEAD', '--', 'schema.graphql']).catch(() => '');
  return commits.split('\n')[1];
}

function git(args) {
  return run(`git ${args[0]}`, 'git', args);
}

/** graphql-js tells a removal as "Type.member was removed." */
function wasDeprecated(schema, { type, description }) {
  const [typeName = '', member = ''] = (description.match(/^(\w+)\.(\w+)/) ?? []).slice(1);
  const owner = schema.getType(typeName);
  if (type === BreakingChangeType.FIELD_REMOVED && (isObjectType(owner) || isInterfaceType(owner))) {
    return owner.getFields()[member]?.deprecationReason != null;
  }
  if (type !== BreakingChangeType.VALUE_REMOVED_FROM_ENUM) return false;
  const [, value = '', enumName = ''] = description.match(/^(\w+) was removed from enum type (\w+)/) ?? [];
  const values = schema.getType(enumName);
  return isEnumType(values) && values.getValue(value)?.deprecationReason != null;
}
