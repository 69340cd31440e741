import type { Words } from '#designer/reader/words/words'

export const es: Words = {
  page: '(?:página|sitio|pagina) (?:web|de internet)|páginas?|paginas?|webs?|sitios?|landing(?: page)?|one ?page',
  request:
    'un|una|la|el|mi|nuestra|nuestro|nueva|nuevo|sencilla|sencillo|pequeña|bonita|buena|hola|buenas|buenos|días|tardes|me|nos|para|que|de|por|favor|con|yo|nosotros|hacer|tener|y|simple|es|en|busca',
  request_verbs:
    'añade|añadid|pon|poned|quiero|queremos|quisiera|quisiéramos|quería|queríamos|necesito|necesitamos|busco|buscamos|hazme|haz|hacedme|hacer|créame|crea|crear|gustaría|puedes|podéis|podrías|puede|favor|haga|hágame',
  page_for: 'para|de|sobre|con|que|del|por favor',
  with_sections: 'con|y|que tenga|incluyendo|más',
  article: 'un|una|el|la|los|las|mi|mis|nuestra|nuestro|nuestros',
  own: 'mi|mis|nuestra|nuestro|nuestros',
  introduces:
    'se busca|soy|somos|es|para|tengo|tenemos|llevo|llevamos|regento|regentamos|abrimos|abro|abierto|de|como|sobre|y|o|dirijo|monto|montado|gestiono|gestionamos|del',
  called:
    'llamad[oa]s?|que se llama|se llama|nos llamamos|de nombre|con el nombre de|denominad[oa]|llamamos|titulad[oa]|conocid[oa] como',
  name_is:
    '(?:el |mi |nuestro )?(?:nombre|negocio|empresa|tienda|local|marca|restaurante|salón|taller)(?: del? [^,.;\\n]{2,20})? (?:es|se llama)|(?:nombre|empresa|negocio) ?:|(?:ella|él|todo)? ?se llama|nos llamamos',
  we_are: 'somos|bienvenidos? a|esto es|aquí',
  i_am: 'soy|me llamo|mi nombre es',
  is_a: 'es una?|es el|es la|es nuestra?|es mi',
  follows_kind:
    'en|a|para|con|y|o|que|donde|desde|es|son|llamado|llamada|situado|situada|ubicado|ubicada|cerca|junto|sin|somos|soy|mi|nuestro|nuestra|se|especializado|especializada|abierto|abierta|entre|web|del|por',
  neutral: 'pequeña|pequeño|nueva|nuevo|antigua|antiguo|gran|joven|buena|buen|auténtica|auténtico',
  other_nouns:
    'museo|biblioteca|apicultor|granja|huerta|adiestrador canino|educador canino|educadora canina|modista|costurera|zapatero|relojero|guía|cine|teatro|galería|colegio|lavandería|tintorería',
  in_place: 'en|cerca de|en pleno|en el centro de|en el corazón de',
  serving: 'trabajamos en|damos servicio en|cubrimos|zonas? ?:?|zona de trabajo ?:?|servicio en',
  online:
    'solo online|sólo online|(?:clases|sesiones|consultas|terapia) (?:también )?online|online y presencial(?:es)?|presencial(?:es)? y online|(?:por|vía) (?:zoom|skype|videollamada)',
  by_appointment:
    '(?:solo |sólo |visitas |únicamente )?(?:con|bajo) (?:cita(?: previa)?|reserva(?: previa)?)|cita previa(?: necesaria| obligatoria)?|previa cita',
  since:
    'desde|desde el año|fundad[oa] en|abiert[oa] desde|abrimos en|creada en|desde hace|inaugurad[oa] en|est\\.',
  slogan: '(?:nuestro |mi |el )?(?:eslogan|lema|slogan)(?: es| ?:)?',
  good_to_know:
    '(?:perros|niños|mascotas|familias|principiantes|grupos|animales)(?: son)? (?:bienvenidos|bienvenidas|admitidos)|(?:se )?(?:admiten|admitimos|aceptamos) (?:perros|mascotas|animales|tarjetas?|tarjeta de crédito|bizum)|(?:parking|aparcamiento)(?: gratuito| propio| gratis| privado| cercano)?|wi-?fi(?: gratis| gratuito)?|solo efectivo|sólo efectivo|pago (?:con tarjeta|en efectivo|con bizum)|tarjetas?|acceso (?:para sillas de ruedas|adaptado|minusválidos)|accesible(?: en silla de ruedas)?|local adaptado|(?:opciones|platos|menús?) (?:veganas|veganos|vegetarianas|vegetarianos|vegetarianas y veganas|sin gluten)|sin gluten|para llevar|comida para llevar|(?:servicio|reparto|envío|envíos|entrega) a domicilio|terraza|tarjetas? regalo|bonos? regalo|presupuesto (?:gratis|gratuito|sin compromiso)|primera (?:clase|consulta|sesión|visita) (?:gratis|gratuita)|sin cita(?: previa)?|reserva (?:recomendada|necesaria|obligatoria)|todos los niveles|material incluido|servicio 24 horas|urgencias 24 horas|24 horas',
  credentials:
    '(?:titulad[oa]|certificad[oa]|colegiad[oa]|homologad[oa]|acreditad[oa]|diplomad[oa])(?: (?:en|por|de) [^,;.!?\\n]{2,50})?|(?:más de )?\\d{1,3} años de experiencia|miembros? (?:de|del) [^,;.!?\\n]{2,60}|nº de colegiad[oa] ?:? ?[\\dA-Z-]{2,12}|instalador autorizado|seguro de responsabilidad civil|premio [^,;.!?\\n]{2,50}',
  preferred: {
    telephone: 'mejor (?:por teléfono|llamar)|preferiblemente por teléfono|solo por teléfono',
    email:
      'mejor por (?:e-?mail|correo)|preferiblemente por (?:e-?mail|correo)|solo por (?:e-?mail|correo)',
  },
  ways: {
    telephone: '(?:número(?: de (?:teléfono|móvil))?|teléfono|móvil)',
    email: '(?:correo(?: electrónico)?|e-?mail)',
    form: 'formulario(?: de contacto)?',
    address: 'dirección(?: postal| exacta| particular)?',
  },
  refuses:
    'sin|no (?:quiero|queremos|pongas|pongáis|poner|ponga|muestres|mostréis|mostrar|publiques|publiquéis|publicar|uses|incluyas|incluir|hay que poner)(?: que (?:salga|aparezca))?|nada de|ningun[oa]?|ningún|evita|evitad|evitar|por favor no (?:pongas|publiques|muestres)|tampoco|no',
  refuses_behind:
    'no (?:debe|deben|puede|tiene que|tienen que)(?: aparecer| salir| verse)?|que no (?:salga|aparezca|se vea)|en privado|privado|oculto',
  not_public:
    'no (?:publicar|publicarlo|mostrar|ponerlo(?: en la web)?|es para la web)|solo para vosotros|privado',
  page_things:
    'fotos?(?: de stock| de archivo)?|imágenes|vídeos?|pop-?ups?|animaciones|música|publicidad|emojis?|blog|tienda online|enlaces?|logos?|carruseles|precios',
  sections: {
    gallery: 'galería(?: de fotos)?|fotos|portfolio|portafolio',
    prices: 'precios|lista de precios|tarifas',
    menu: 'carta|menú',
    team: 'equipo',
    about: 'sobre nosotros|sobre mí|nuestra historia|quiénes somos',
    faq: 'faq|preguntas frecuentes',
    contact: '(?:formulario de )?contacto|formulario',
    map: 'mapa|cómo llegar',
    testimonials: 'opiniones|testimonios|reseñas',
    events: 'eventos|agenda|calendario',
    timetable: 'horario de clases',
    hours: 'horarios?(?: de apertura)?',
    newsletter: 'newsletter|boletín',
    services: 'servicios',
    before_after: 'antes y después',
  },
  wishes:
    'quiero|queremos|quisiera|quería|gustaría|me gustaría|nos gustaría|por favor|con|pon|poned|poner|añade|añadid|usa|usad|usar|debe|tiene que|que sea|sea|algo|sin|no|prefiero|preferimos|muestra|necesito|necesitamos|en|muy|más bien|tipo|me gusta|nos gusta|me gustan|colores|los|las|la|el|de',
  looks:
    'colores?|tipografía|letra|fuente|estilo|diseño|aspecto|fondo|tema|ambiente|look|tonos?|sección|apartado|botón|estética|apariencia',
  look_request:
    '(?:la (?:página|web)|el (?:sitio|diseño|estilo|tono)|que)(?: (?:debe|tiene que|sea|quede|parezca|debería))(?: ser| parecer)?|hazl[oa]|que sea|que quede|todo',
  dark_theme: 'oscur[oa]|fondo (?:negro|oscuro)|modo oscuro',
  light_theme: 'clar[oa]|fondo (?:blanco|claro)|luminos[oa]',
  moods: {
    elegant: 'elegantes?|sofisticad[oa]|refinad[oa]|lujos[oa]|chic',
    plain: 'sencill[oa]s?|simple|minimalista|limpi[oa]|sobri[oa]',
    bold: 'atrevid[oa]|llamativ[oa]|potente|dinámic[oa]|enérgic[oa]',
    warm: 'cálid[oa]s?|acogedora?|cercan[oa]|natural|rústic[oa]|familiar',
    playful: 'divertid[oa]|alegre|colorid[oa]|juguet[oó]n',
    formal: 'profesional|seri[oa]|formal',
    traditional: 'tradicional|clásic[oa]|antigu[oa]|vintage|retro',
    modern: 'modern[oa]s?|actual|contemporáne[oa]',
    calm: 'tranquil[oa]|relajante|suave|seren[oa]|relajad[oa]|zen',
    rugged: 'industrial|rústico industrial',
    editorial: 'editorial|artístic[oa]',
  },
  colours: {
    black: 'negr[oa]s?',
    white: 'blanc[oa]s?',
    grey: 'gris(?:es)?',
    red: 'roj[oa]s?',
    burgundy: 'burdeos|granate',
    pink: 'rosas?|fucsia',
    orange: 'naranjas?|coral',
    terracotta: 'terracota|teja',
    yellow: 'amarill[oa]s?|mostaza',
    gold: 'dorad[oa]s?|ocre',
    green: 'verdes?',
    sage: 'verde salvia|salvia',
    olive: 'verde oliva',
    teal: 'verde azulado|petróleo',
    turquoise: 'turquesa',
    blue: 'azul(?:es)?',
    navy: 'azul marino',
    purple: 'morad[oa]s?|violeta',
    lilac: 'lila|lavanda|malva',
    brown: 'marrón|marrones',
    beige: 'beige|arena',
    cream: 'crema|marfil',
  },
  dark: 'oscuro',
  light: 'claro|pastel',
  in_language: 'en|idioma ?:|escrita en',
  languages: {
    en: 'inglés',
    tr: 'turco',
    de: 'alemán',
    fr: 'francés',
    es: 'español|castellano',
    it: 'italiano',
    nl: 'neerlandés|holandés',
    pt: 'portugués',
  },
  greetings:
    'hola(?: a todos| buenas)?|buenas(?: tardes| noches)?|buenos días|(?:muchas |mil )?gracias(?: por adelantado| de antemano| por todo| por la ayuda)?|un saludo|saludos(?: cordiales)?|eso es todo|nada más',
  resembles: 'como|parecid[oa] a|similar a|al estilo de|inspirad[oa] en',
  first_person:
    'nosotros|nuestr[oa]s?|nos|yo|mi|mis|somos|soy|tenemos|hacemos|\\p{L}{3,20}(?:amos|emos|imos)',
  verbs:
    '\\p{L}{2,20}(?:amos|emos|imos|aba|aban|aron|ieron)|atiendo|ofrezco|preparo|vendo|cuido|reparo|doy|creo|enseñamos|es|son|soy|era|está|están|hay|tiene|tienen|tengo|hace|hacen|hago|puede|pueden|viene|vienen|lleva|llevan|llevo|cocina|trabaja|trabajo|sirve|ofrece|ofrecen|vende|vive|nace|nació|abrió|abre|enseño|pinto|cocino|arreglo|ayudo|cuesta|dura|usa|cuida|elabora|sale|salen|empieza|incluye|cultiva|trato|acompaño|diseño|fotografío',
  to_us:
    'mi (?:nombre|apellido)|páginas?|paginas?|webs?|sitio|internet|diseño web|tipografía|colores?|logo|fotos?|imágenes|por favor|gracias|hola|quiero|queremos|quisiera|quería|queríamos|gustaría|necesito|necesitamos|puedes|podéis|podrías|pon|poned|añade|añadid|muestra|debe|debería|presupuesto web|google|dominio|no sé|no estoy segur[oa]|quizás?|tal vez|creo que|sección|apartado|botón|texto|título|formulario|enviaré|mandaré|ordenador|informática|estilo',
  connecting:
    'el|la|los|las|un|una|unos|unas|de|del|al|y|o|en|a|con|por|para|es|son|está|estamos|somos|soy|mi|mis|nuestro|nuestra|nos|se|que|llama|llamado|llamada|llamamos|nombre|tel|teléfono|tfno|móvil|llamar|llama|llámanos|llamadnos|correo|email|e-mail|mail|contacto|web|instagram|facebook|whatsapp|dirección|calle|horario|abierto|abierta|abrimos|aquí|también|situado|ubicado|desde|precio|precios|cuesta|vendemos|hacemos|ofrecemos|tenemos|tengo|visítanos|estamos|escríbenos|encuéntranos|cp|código|postal|número|me|yo|llevo|llevamos|como|reservas|citas',
}
