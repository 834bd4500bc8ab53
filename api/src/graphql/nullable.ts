export const nullable = (description: string) => ({ nullable: true, description });
