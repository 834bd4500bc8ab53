/** The options of a field or an argument that may be null. */
export const nullable = (description: string) => ({ nullable: true, description });
