/** The form by which somebody writes to AinSathi, and the page of its own. */
export const contactForm = {
  description: 'Write to AinSathi. Your message opens in WhatsApp, ready to send; we reply within 24 hours.',
  needs: 'You need WhatsApp for this. Write in Bangla or in English.',
  message: 'Message',
  send: 'Send on WhatsApp',
  preparing: 'Preparing message...',
  missing: 'Please fill in your name and message.',
  messageMissing: 'Write your message',
  emailShape: 'Enter an email like name@example.com, or leave it empty',
  failed: 'WhatsApp could not be opened',
  ready: 'Your message is ready in WhatsApp',
  readyText: 'Nothing opened? Use this link; your text is in it.',
  open: 'Open WhatsApp',
  notProvided: 'Not provided',
  text: 'Name: {{name}}\nEmail: {{email}}\nMessage: {{message}}',
  urgentTitle: 'In danger, or cannot pay?',
  urgent: 'Both numbers can be called from any phone and cost nothing. We give no legal advice ourselves.',
} as const;
