import type { Words } from '#designer/reader/words/words'

export const fr: Words = {
  page: '(?:site|page) (?:web|internet|vitrine)|sites?|pages?(?: d’accueil)?|onepage|page unique|landing page',
  request:
    "je|j'|nous|on|un|une|le|la|mon|ma|notre|petit|petite|simple|joli|jolie|beau|belle|nouveau|nouvelle|bonjour|salut|me|moi|d'un|d’un|d'une|pour|de|à|s'il|vous|te|plaît|plait|avec|c'est|il|faut|faire|à|recherche|en|et|bon|bonne|unique",
  request_verbs:
    "ajoutez|ajoute|mettez|prévoyez|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|veux|veut|voulons|besoin|cherche|cherchons|souhaite|souhaitons|faites|fais|faites-moi|fais-moi|crée|créez|créez-moi|créer|faudrait|faut|pouvez|peux|j'aimerais|j’aimerais|faire|réaliser",
  page_for: 'pour|de|du|sur|à propos de|avec|qui présente|qui|afin de|présentant',
  with_sections: 'avec|et|incluant|plus',
  article: "un|une|le|la|les|mon|ma|mes|notre|nos|l'|du|d'une|d'un",
  own: 'mon|ma|mes|notre|nos',
  introduces:
    "je suis|nous sommes|suis|sommes|est|c'est|c’est|pour|tiens|tenons|ai|j'ai|j’ai|avons|gère|gérons|dirige|ouvre|ouvrons|ouvert|de|comme|possède|possédons|et|ou|présenter|sur|reprends|repris|lance|lançons|exploitons",
  called:
    "appelée?|nommée?|intitulée?|du nom de|qui s'appelle|s'appelle|s’appelle|nom(?:mé)? ?:|baptisée?|s'intitule|connue? sous le nom de",
  name_is:
    "(?:le |notre |mon )?(?:nom|enseigne|entreprise|boutique|restaurant|salon|société|association)(?: de [^,.;\\n]{2,20})? (?:est|s'appelle|s’appelle)|(?:nom|entreprise|enseigne|société) ?:|(?:elle|il|ça|cela|tout) s['’]appelle",
  we_are: 'nous tenons|je tiens|nous sommes|bienvenue (?:chez|à|au)|ici|voici|chez',
  i_am: "je suis|je m'appelle|je m’appelle|moi c'est|mon nom est",
  is_a: 'est une?|est le|est la|est notre|est mon|est ma',
  follows_kind:
    "à|au|aux|en|dans|pour|avec|et|ou|qui|que|où|sur|près|depuis|est|sont|nommé|nommée|appelé|appelée|située?|basée?|installée?|ouvert|ouverte|chez|sans|nous|je|par|entre|spécialisée?|spécialiste|site|web|du|s'appelle|s’appelle|mon|ma|notre|un|une",
  neutral:
    'petit|petite|jeune|nouveau|nouvelle|vieille|vieux|charmant|charmante|ancienne|ancien|bon|bonne|belle|joli|jolie|grand|grande|véritable',
  other_nouns:
    'groupe|musée|bibliothèque|apiculteur|apicultrice|ferme|maraîcher|éducateur canin|éducatrice canine|couturière|cordonnier|relieuse|horloger|guide|cinéma|théâtre|galerie|école',
  in_place: 'à|près de|au cœur de|au centre de|aux environs de|dans',
  serving:
    'interventions? (?:à|sur|dans)|nous intervenons (?:à|sur|dans)|secteurs?(?: d’intervention)? ?:?|zone(?: d’intervention)? ?:?',
  online:
    'uniquement en ligne|(?:cours|séances|consultations|coaching) (?:aussi )?en ligne|en ligne et en présentiel|en présentiel (?:et|ou) en ligne|(?:par|via|sur) (?:zoom|skype|visio|visioconférence)',
  by_appointment:
    '(?:uniquement |seulement |visites? |ouvert )?sur (?:rendez-vous|rdv|rendez vous|réservation)(?: uniquement| seulement)?',
  since:
    'depuis|fondée? en|créée? en|ouverte? en|ouverte? depuis|établie? en|installée? depuis|maison fondée en|est\\.',
  slogan: '(?:notre |mon |le )?(?:slogan|devise|accroche|baseline)(?: est| ?:)?',
  good_to_know:
    '(?:les )?(?:chiens|enfants|animaux|débutants|groupes|familles)(?: sont)?(?: les)? (?:bienvenus|acceptés|admis)|(?:parking|stationnement)(?: gratuit| privé| facile| à proximité| sur place| devant| client| clients)?(?: à proximité| devant la porte)?|wi-?fi(?: gratuit)?|(?:cb|carte bancaire|cartes bancaires|carte bleue)(?: acceptée?s?)?|espèces uniquement|uniquement espèces|paiement en espèces(?: uniquement)?|tickets? restaurants?(?: acceptés)?|accès (?:pmr|handicapés|fauteuil)|accessible (?:pmr|aux personnes à mobilité réduite|en fauteuil)|(?:options|plats|menus|choix) (?:végétariens?|végétariennes?|vegan|sans gluten)|à emporter|vente à emporter|plats à emporter|livraison(?: gratuite| à domicile| possible)?|terrasse|chèques? cadeaux?|bons? cadeaux?|devis gratuits?|premi(?:er|ère) (?:cours|séance|consultation) (?:gratuite?|offerte?|d’essai)|sans rendez-vous|sur réservation|réservation (?:conseillée|obligatoire|recommandée)|tous niveaux|matériel fourni|tapis fournis|service 24h/24|urgences 24h/24|7j/7',
  credentials:
    "artisan (?:certifié|qualifié|rge|d’art)|(?:diplômée?|certifiée?|agréée?|assermentée?|labellisée?)(?: (?:d’état|en|de|par) [^,;.!?\\n]{2,50})?|(?:plus de )?\\d{1,3} ans d['’]expérience|membre (?:de|du|des) [^,;.!?\\n]{2,60}|meilleur ouvrier de france|certifié rge|rge|garantie décennale|assurance décennale|conventionnée?(?: secteur \\d)?|maître artisan|label [^,;.!?\\n]{2,30}",
  preferred: {
    telephone: 'de préférence par téléphone|uniquement par téléphone|le mieux est d’appeler',
    email: 'de préférence par (?:e-?mail|mail)|uniquement par (?:e-?mail|mail)',
  },
  ways: {
    telephone: '(?:numéro(?: de (?:téléphone|portable|tel))?|téléphone|portable)',
    email: '(?:adresse )?(?:e-?mail|mail|mél|courriel)',
    form: 'formulaire(?: de contact)?',
    address: 'adresse(?: postale| personnelle| exacte)?',
  },
  refuses:
    "pas (?:de|d')|pas|sans|aucune?|surtout pas (?:de|d')?|ne (?:mettez|mets|montrez|montre|publiez|publie|pas mettre|pas afficher|affichez|affiche|donnez) pas|évitez|évite|je ne veux pas (?:de|d'|que)?|nous ne voulons pas (?:de|d')?|jamais (?:de|d')?|n'affichez pas|n'affiche pas|merci de ne pas (?:mettre|afficher|publier)",
  refuses_behind:
    'ne doit pas(?: apparaître| figurer)?|ne doivent pas|pas sur (?:le|la) (?:site|page)|en privé|cachée?|privée?',
  not_public:
    '(?:merci de |à )?ne pas (?:publier|afficher|mettre(?: sur le site)?)|pas (?:sur|pour) le site|privé|confidentiel',
  page_things:
    'photos?(?: de stock)?|images?|vidéos?|pop-?ups?|animations?|musique|publicités?|emojis?|blog|boutique en ligne|liens?|logos?|carrousel|prix|tarifs',
  sections: {
    gallery: 'galerie(?: photos?| de photos| d’images)?|photos|portfolio',
    prices: 'tarifs|prix|liste de prix|grille de tarifs',
    menu: 'carte|menu',
    team: 'équipe|page équipe',
    about: 'à propos|qui sommes-nous|notre histoire|présentation',
    faq: 'faq|foire aux questions|questions fréquentes',
    contact: '(?:formulaire de )?contact|formulaire',
    map: 'plan|plan d’accès|carte google',
    testimonials: 'avis(?: clients)?|témoignages',
    events: 'agenda|événements|calendrier',
    timetable: 'planning|emploi du temps',
    hours: "horaires(?: d'ouverture| d’ouverture)?",
    newsletter: 'newsletter|lettre d’information',
    services: 'services|prestations',
    before_after: 'avant[ /-]après',
  },
  wishes:
    "voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|j'aimerais|veux|veut|voulons|souhaite|souhaitons|merci|svp|s'il vous plaît|s’il vous plaît|avec|mettez|mets|ajoutez|ajoute|utilisez|doit|devrait|faut|faudrait|pas|sans|plutôt|quelque chose|genre|montrez|afficher|dans|d'|aime|prévoir|j'aime|les|des|le|la|du|de|très|chose",
  looks:
    'couleurs?|police|polices|style|design|graphisme|ambiance|apparence|mise en page|fond|thème|look|tons?|teintes?|esthétique|section|rubrique|bouton|typographie',
  look_request:
    "(?:le (?:site|style|design|ton)|la (?:page|mise en page)|ce|ça|il|elle|l'ensemble) (?:doit|devrait|faut|sera|soit)(?: être| rester| faire)?|restez|reste|gardez|faites (?:simple|sobre|court)|que ce soit",
  dark_theme: 'sombre|foncé|fond noir|mode sombre',
  light_theme: 'claire?|fond blanc|fond clair|lumineux|lumineuse',
  moods: {
    elegant: 'élégante?|chic|raffinée?|luxueux|luxueuse|haut de gamme',
    plain: 'simple|sobre|épurée?|minimaliste',
    bold: 'audacieux|percutante?|dynamique|énergique|fort',
    warm: 'chaleureux|chaleureuse|accueillante?|convivial|conviviale|naturelle?|rustique|chaude?s?',
    playful: 'ludique|joyeux|joyeuse|colorée?|amusante?|gaie?',
    formal: 'professionnelle?|sérieux|sérieuse|sobre et sérieux',
    traditional: 'traditionnelle?|classique|rétro|vintage|authentique|à l’ancienne',
    modern: 'moderne|contemporaine?|actuelle?',
    calm: 'calme|douce?|apaisante?|reposante?|zen|sereine?|doux',
    rugged: 'industrielle?|brute?',
    editorial: 'magazine|artistique|littéraire',
  },
  colours: {
    black: 'noire?s?',
    white: 'blanche?s?|blanc',
    grey: 'grise?s?|anthracite',
    red: 'rouges?',
    burgundy: 'bordeaux|lie de vin',
    pink: 'roses?|fuchsia',
    orange: 'oranges?|corail|abricot',
    terracotta: 'terracotta|terre cuite|brique',
    yellow: 'jaunes?|moutarde',
    gold: 'dorée?s?|or|ocre',
    green: 'verte?s?|vert (?:sapin|forêt|bouteille)|émeraude',
    sage: 'vert sauge|sauge',
    olive: 'vert olive|olive',
    teal: 'bleu canard|bleu pétrole',
    turquoise: 'turquoise',
    blue: 'bleue?s?',
    navy: 'bleu (?:marine|nuit)|marine',
    purple: 'violet(?:te)?s?|pourpre|prune',
    lilac: 'lilas|lavande|mauve',
    brown: 'marron|brune?s?|chocolat',
    beige: 'beiges?|sable',
    cream: 'crème|ivoire|écru',
  },
  dark: 'sombre',
  light: 'pastel',
  in_language: 'en|langue ?:|rédigée? en',
  languages: {
    en: 'anglais',
    tr: 'turc',
    de: 'allemand',
    fr: 'français',
    es: 'espagnol',
    it: 'italien',
    nl: 'néerlandais',
    pt: 'portugais',
  },
  greetings:
    "bonjour(?: à tous)?|bonsoir|salut|coucou|merci(?: beaucoup| d'avance| d’avance| bien| par avance| à vous)?|(?:bien )?cordialement|bonne journée|à bientôt|voilà|c'est tout|c’est tout",
  resembles: 'comme|similaire à|dans le style de|inspiré (?:de|par)|à la façon de',
  first_person: "nous|notre|nos|je|j'|j’|mon|ma|mes|moi|on",
  verbs:
    "\\p{L}{2,20}(?:ons|ent|ait|aient|ez)|est|sont|suis|était|ai|a|ont|avons|fait|font|vais|va|peut|propose|travaille|fabrique|prépare|cuisine|accueille|habite|vis|crée|vend|offre|donne|tient|vient|reste|prend|cuit|cuis|répare|peins|enseigne|accompagne|dure|utilise|cultive|aime|trouve|existe|ouvre|se|c'est|c’est|j'ai|j’ai",
  to_us:
    "mon nom|sites?|web|internet|pages?|design|police|couleurs?|logo|photos?|images?|svp|s'il vous plaît|s'il te plaît|s’il vous plaît|merci|bonjour|voudrais|voudrions|aimerais|aimerions|veux|voulons|souhaite|souhaitons|besoin|pouvez-vous|pourriez|peux-tu|faudrait|faut|budget|google|domaine|je ne sais pas|pas sûre?|peut-être|je pense|je crois|mettez|mets|ajoutez|ajoute|affichez|montrez|section|rubrique|bouton|texte|titre|formulaire|enverrai|enverrons|ordinateur|informatique|style",
  connecting:
    "le|la|les|un|une|des|de|du|d|l|et|ou|à|au|aux|en|dans|sur|pour|par|avec|chez|est|sont|c'est|nous|je|suis|sommes|mon|ma|mes|notre|nos|il|elle|on|se|s'appelle|appelle|nom|nommé|nommée|tel|tél|téléphone|portable|mail|e-mail|email|courriel|contact|adresse|site|web|instagram|facebook|whatsapp|horaires|ouvert|ouverte|ouverts|appelez|appeler|écrire|écrivez|joindre|retrouvez|trouvez|rue|ici|aussi|qui|que|situé|située|basé|basée|depuis|fondé|fondée|prix|tarifs|coûte|vend|vendons|proposons|faisons|avons|ai|j'ai|tiens|tenons|numéro|code|postal|ville|même|également|au",
}
