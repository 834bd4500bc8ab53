/** What a document is, by its content. The values are what the database stores. */
export enum DocumentType {
  PDF = 'pdf',
  JPEG = 'jpeg',
  PNG = 'png',
  WEBP = 'webp',
  DOCX = 'docx',
  TEXT = 'text',
}

const MEDIA_TYPES: Record<DocumentType, string> = {
  [DocumentType.PDF]: 'application/pdf',
  [DocumentType.JPEG]: 'image/jpeg',
  [DocumentType.PNG]: 'image/png',
  [DocumentType.WEBP]: 'image/webp',
  [DocumentType.DOCX]: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  [DocumentType.TEXT]: 'text/plain',
};

/** The media type of a document in an answer. */
export function mediaTypeOf(type: DocumentType): string {
  return MEDIA_TYPES[type];
}
