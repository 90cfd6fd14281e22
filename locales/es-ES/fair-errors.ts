/** Texts of trade fairs: what a fair or a win does not allow as it is, and the messages to guests. */
export default {
  'invitation.M01': '{name}, le invitamos a {subject}, {from}, {venue}. Responda aquí: {link}',
  'invitation.M02': '{name}, {subject} abre pronto ({from}, {venue}). Le esperamos. Responda aquí: {link}',
  'invitation.M03': '{name}, pida a precio de feria en {subject}, {from}, {venue}. Responda aquí: {link}',
  'win.waiting': 'El premio aún no se ha entregado',
  'win.received': 'El premio ya se ha entregado',
  'win.waived': 'Se ha renunciado al premio',
  'win.overdue': 'El premio no se recogió a tiempo',
  'win.revoked': 'El premio ganado se ha revocado',
  'fair.draft': 'La feria es todavía un borrador',
  'fair.unpublished': 'La feria aún no se ha publicado',
  'fair.ended': 'La feria ha terminado',
  'fair.frozen': 'La feria terminó hace más de 7 días: sus cifras ya no cambian',
};
