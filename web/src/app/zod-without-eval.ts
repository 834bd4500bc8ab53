/**
 * Zod tries `new Function` before its first object schema, which the content security policy refuses and reports. Disabled
 * through its global configuration by name, so that the entry does not include zod.
 */
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true };
