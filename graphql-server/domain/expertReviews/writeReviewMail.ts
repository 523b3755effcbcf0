/** The mail that tells a reviewer of a text. It does not say whose it is. */
export function writeAssignedMail({
  fullName,
  reviewId,
  publicUrl,
}: {
  fullName: string
  reviewId: number
  publicUrl: string
}): { subject: string; body: string } {
  return {
    subject: 'A text to review',
    body: `${[
      `Hello ${fullName},`,
      'a student has handed over a text, and it was given to you.',
      `Read it, comment on it and return it: ${publicUrl}/reviews/${reviewId}`,
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}

/** The mail that tells a person that their text is back. */
export function writeReturnedMail({
  fullName,
  course,
  reviewId,
  publicUrl,
}: {
  fullName: string
  course: string
  reviewId: number
  publicUrl: string
}): { subject: string; body: string } {
  const name = course.replace(/\s+/g, ' ')
  return {
    subject: `Your text is reviewed: ${name}`,
    body: `${[
      `Hello ${fullName},`,
      `a reviewer has read your text for ${name} and commented on it.`,
      `Read the comments: ${publicUrl}/reviews/${reviewId}`,
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}
