/** What a word means in a clause of opening hours. */
export type HoursWord =
  /** Between two days or two times: "to", "bis". */
  | 'to'
  | 'from'
  /** "between", which makes "and" mean "to". */
  | 'between'
  | 'and'
  /** Takes days away: "every day except Monday". */
  | 'but'
  | 'noise'
  | 'open'
  | 'closed'
  /** Neither a day nor a time can say it: "every second", "summer", "kitchen". */
  | 'exception'
  /** An end that no clock shows: "late". */
  | 'late'
  /** "24/7" */
  | 'always'
  | 'appointment'
  /** Not when the business is open: "classes", "happy". */
  | 'other'

/** Phrases of up to four words, by language; English counts everywhere. */
export const hoursWords: Record<string, Partial<Record<HoursWord, string>>> = {
  en: {
    to: 'to|till|til|until|thru|through',
    from: 'from',
    between: 'between',
    and: 'and|plus|then|but also',
    but: 'except|except on|but not|apart from|excluding|excl',
    noise:
      "in|on|the|we|we're|we are|are|is|it's|i'm|i am|i|our|a week|per week|of the week|o'clock|us|find us|come in|both|each|every|also|for business|to the public|all|shop|store|so|just|only|mornings|closes|showroom|salon|clinic|gallery|garage|bakery|restaurant|premises",
    open: 'open|opens|opening|opening hours|opening times|opening hrs|hours|hrs|open hours|business hours|trading hours|shop hours|store hours|times|hours of opening|opened',
    closed: 'closed|shut|we close|close on',
    exception:
      'every other|every second|every 2nd|every third|2nd|3rd|1st|4th|first|second|third|fourth|last|alternate|some|usually|mostly|normally|generally|sometimes|often|roughly|approx|depending|unless|if|when|during|summer|winter|spring|autumn|fall|season|seasonal|term|term time|holiday|holidays|bank holidays|public|public holidays|easter|christmas|xmas|january|lunch|dinner|breakfast|brunch|kitchen|bar|terrace|delivery|deliveries|takeaway|takeaways|happy|reception|office|phone|phones|lines|month|months|year|appointment|sold|sell out|orders|weather|ramadan|show|shows|game|match|days when|viewing|viewings|emergency|emergencies|callouts|call-outs|ish|evening|evenings',
    late: 'late|close|closing|sell out|sold out|dusk|sunset|late night|we sell out|the last customer|whenever|evening|dark',
    always: '24/7|24 hours|24 hours a day|24 hrs|24h|24hrs|round the clock|around the clock',
    appointment:
      'by appointment|by appointment only|appointment only|appointments only|by arrangement|by prior appointment',
    other:
      'class|classes|timetable|schedule|programme|program|rehearsal|rehearsals|rehearse|practice|training|sessions|session|events|lessons|lesson|service|services|worship|mass|prayer|prayers|course|courses|mic|meet|meets|meeting|meetings|yoga|pilates|workshop|workshops|gig|gigs|music|market|markets|club|quiz|delivers|deliver|doors',
  },
  tr: {
    to: 'ile|ila',
    from: 'saat|saatleri',
    and: 've',
    but: 'hariç|dışında|haricinde',
    noise:
      'arası|arasında|saatleri arasında|kadar|günleri|günü|biz|olarak|tüm|da|de|e|a|ye|ya|tam gün',
    open: 'açık|açığız|açıktır|çalışma saatleri|açılış saatleri|hizmet veriyoruz|hizmetinizdeyiz|çalışıyoruz|mesai saatleri|saatler|çalışma saatlerimiz|açılış',
    closed: 'kapalı|kapalıyız|kapalıdır|tatil|tatiliz|kapalıyızdır',
    exception:
      'yaz|yazın|kış|kışın|ramazan|bayram|bayramlarda|resmi|tatillerde|ilk|son|ayın|bazen|genelde|genellikle|mutfak|öğle|akşam|sabah|kahvaltı|sezon|sezonda|iki haftada bir',
    late: 'geç saate|geç saatlere|gece yarısı',
    always: '7/24|24 saat|yedi yirmi dört',
    appointment: 'randevu ile|randevuyla|randevulu|sadece randevu ile',
    other: 'ders|dersi|dersler|kurs|prova|antrenman|etkinlik|toplantı|seans|atölye',
  },
  de: {
    to: 'bis',
    from: 'von|ab|um',
    between: 'zwischen',
    and: 'und|sowie',
    but: 'außer|ausser',
    noise: 'uhr|wir|haben|sind|der|die|das|den|am|an|für|sie|immer|unsere|jeweils|zum',
    open: 'geöffnet|offen|öffnungszeiten|sprechzeiten|öffnen|zeiten|geschäftszeiten',
    closed: 'geschlossen|ruhetag|ruhetage|schließen|haben geschlossen|ist ruhetag',
    exception:
      'sommer|winter|feiertag|feiertage|feiertagen|ferien|ersten|erster|letzten|jeden zweiten|zweiten|meist|meistens|manchmal|küche|mittag|mittags|abends|saison|monat|werktags|nach|telefonisch|sprechstunde|warme',
    late: 'spät|ende|open end|schluss',
    always: 'rund um die uhr|24 stunden',
    appointment: 'nach vereinbarung|nach terminvereinbarung|nach absprache|nur nach vereinbarung',
    other: 'kurs|kurse|training|probe|proben|unterricht|gottesdienst|treffen|markt|stunde',
  },
  fr: {
    to: "à|au|jusqu'à|jusqu’à|aux",
    from: 'de|du|dès|à partir de|des',
    between: 'entre',
    and: 'et|puis|ainsi que',
    but: 'sauf|sauf le|hors|excepté',
    noise: 'le|les|la|nous|sommes|est|notre|vous|accueille|heures|toute|journée',
    open: 'ouvert|ouverte|ouverts|ouverture|horaires|ouvrons|horaire|horaires d’ouverture',
    closed: 'fermé|fermée|fermés|fermeture|fermés le',
    exception:
      'été|hiver|vacances|fériés|jours fériés|premier|dernier|mois|parfois|souvent|cuisine|midi|soir|matin|saison|un lundi sur deux|sur deux|scolaires',
    late: 'tard|fermeture',
    always: '24h/24|24h sur 24',
    appointment: 'sur rendez-vous|sur rdv|uniquement sur rendez-vous',
    other: 'cours|atelier|ateliers|répétition|répétitions|messe|marché|stage',
  },
  es: {
    to: 'a|hasta|al|hasta las|a las',
    from: 'de|desde|desde las|de las',
    between: 'entre|entre las',
    and: 'y|y de|e',
    but: 'excepto|salvo|menos',
    noise: 'los|las|el|la|horas|h|estamos|nuestro|por la mañana|por la tarde',
    open: 'abierto|abiertos|abierta|horario|abrimos|abre|horarios|horario de apertura',
    closed: 'cerrado|cerrados|cerrada|cerramos|cierra',
    exception:
      'verano|invierno|festivos|vacaciones|primer|último|mes|cocina|comida|cena|temporada|a veces|mañanas|tardes|noche|noches|alternos',
    late: 'cierre|tarde',
    always: '24 horas',
    appointment: 'con cita previa|cita previa|con cita',
    other: 'clase|clases|taller|talleres|ensayo|ensayos|misa|mercado|curso',
  },
  it: {
    to: 'a|al|alle|fino alle|fino a|alla',
    from: 'da|dal|dalle|dalla',
    between: 'tra|tra le|fra',
    and: 'e|e dalle|ed',
    but: 'tranne|escluso|eccetto|tranne il',
    noise: 'il|la|le|lo|i|gli|ore|siamo|nostro|orario continuato',
    open: 'aperto|aperti|aperta|orari|orario|apriamo|orari di apertura|apertura|orario di apertura',
    closed: 'chiuso|chiusi|chiusa|chiusura|riposo',
    exception:
      'estate|inverno|festivi|vacanze|primo|ultimo|mese|cucina|pranzo|cena|stagione|mattina|sera|alterni',
    late: 'tardi|chiusura|notte',
    always: '24 ore su 24|h24',
    appointment: 'su appuntamento|solo su appuntamento|previo appuntamento',
    other: 'corso|corsi|lezione|lezioni|prove|messa|mercato|laboratorio',
  },
  nl: {
    to: 'tot|t/m|tot en met|t/m de|tm',
    from: 'van|vanaf',
    between: 'tussen',
    and: 'en',
    but: 'behalve|behalve op',
    noise: 'op|de|het|wij|we|zijn|onze|uur|u|om',
    open: 'open|geopend|openingstijden|openingsuren|openen',
    closed: 'gesloten|dicht|sluitingsdag',
    exception:
      'zomer|winter|feestdagen|vakantie|vakanties|eerste|laatste|maand|keuken|lunch|diner|soms|meestal|seizoen|oneven|avond|ochtend',
    late: 'laat|sluitingstijd',
    always: '24 uur per dag|dag en nacht',
    appointment: 'op afspraak|alleen op afspraak|volgens afspraak',
    other: 'les|lessen|cursus|repetitie|training|markt|dienst',
  },
  pt: {
    to: 'a|às|até|até às|ao|as',
    from: 'de|das|da|desde|desde as',
    between: 'entre|entre as',
    and: 'e|e das|e de',
    but: 'exceto|excepto|menos',
    noise: 'o|os|as|à|ao|aos|nas|estamos|nosso|horas|h',
    open: 'aberto|abertos|aberta|horário|horario|abrimos|horários|funcionamento|horário de funcionamento|abre',
    closed: 'fechado|fechados|fechada|fechamos|encerrado|encerra|encerramos|encerrados|fecha',
    exception:
      'verão|inverno|feriados|férias|primeiro|último|mês|cozinha|almoço|jantar|época|manhã|tarde|noite|alternados',
    late: 'tarde|fechar',
    always: '24 horas',
    appointment: 'por marcação|com marcação|com hora marcada|por agendamento',
    other: 'aula|aulas|curso|ensaio|ensaios|missa|feira|oficina',
  },
}
