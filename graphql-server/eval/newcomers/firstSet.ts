/** The first set of people whom the writer had not met; it has been mended by what it made of them. */
import type { Person } from '../person.ts'

export const FIRST_SET = {
  abena: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'Nurse/midwife to public health, Ghana; half sentences, half notes',
    course: 'MSc Public Health',
    university: 'London School of Hygiene & Tropical Medicine',
    texts: {
      fullName: 'Abena Serwaa Boateng',
      email: 'abena.sb@example.com',
      nationality: 'Ghanaian',
      currentLocation: 'Techiman, Bono East',
      currentUniversity: 'University for Development Studies, Tamale',
      currentDegree: 'BSc Midwifery',
      fieldOfStudy: 'midwifery',
      currentGPA: '4.12/5 (Second Class Upper)',
      graduationYear: '2019',
      significantCoursework:
        'Epidemiology & Biostatistics (A), Community Health Nursing, Health Services Management. Research Methods was the one that changed how I read a register: we were given a real one from a CHPS compound and asked to find what was missing.',
      academicProjects:
        'Dissertation – why mothers come late for first ANC visit. 146 women, Tolon district, questionnaire in Dagbani with interpreter. Main reason was not distance as we expected. Women waited until the pregnancy "could be seen" so people would not talk.',
      toeflIeltsScore: 'IELTS 7.5 (W 7.0)',
      otherCertifications: 'Helping Babies Breathe facilitator, 2021\nDHIMS2 data entry training (3 days)',
      currentPosition: 'Senior Staff Midwife, Holy Family Hospital',
      workExperience:
        'Labour ward since Oct 2019. About 4,800 deliveries a year in the hospital, 3 to 4 midwives per shift. In charge of the night shift since 2022. Also: partograph audits every month, supervising rotation students (6–8 at a time), blood bank liaison.',
      industryExperience:
        'Referral notes from the health centres come on any piece of paper. Half without time of onset, many without BP. The phone call ahead – policy says yes, practice no, because nurse pays for own credit.',
      professionalAchievements:
        'Referral call project. I asked the in-charge for one ward phone and set up a WhatsApp group with 11 health centres. Before: 1 in 5 referred women announced. After 8 months: 3 in 5. Decision-to-theatre time fell from 74 min to 49 (my own count, 92 cases).',
      skillsCompetencies:
        'Excel (pivot tables, self taught), KoboCollect, a little Epi Info. No R yet.\nTwi, some Dagbani, so I can interview without an interpreter in most of the region.',
      targetUniversity: 'LSHTM',
      targetProgram: 'MSc Public Health',
      programSpecialization: 'health services research stream, or maternal health',
      applicationSemester: 'Sept 2026',
      whyThisUniversity:
        'MARCH Centre – maternal, adolescent, reproductive & child health. Many papers we used for audits came from there. Also the summer project can be done with data from home, which I want: I have four years of referral records and nobody has analysed them.',
      specificCourses:
        'Basic statistics for PH; Health Services; Study Design: writing a proposal; Issues in reproductive health',
      whyThisField:
        "On the ward I meet the woman when it's already late. I can do my part well and still lose her because of something which happened six hours before in another place. I want to work on the six hours.",
      careerMotivation:
        "Can count, can't yet prove. When I showed the 74 to 49 to the regional director he asked, how do you know it's the phone and not the new anaesthetist? I had no answer.",
      professionalGoals:
        'Regional Health Directorate, maternal health unit. Design and evaluate referral systems for Bono East, then other regions.',
      postGraduationPlans:
        'Back to Techiman (I am on bond until 2028, study leave agreed verbally). Restart the referral audit properly with a control district.',
      impactVision:
        'A midwife alone at a health centre in Krobo or Tuobodom at 2 am, who knows somebody is waiting at the other end.',
      definingMoment:
        '14 February 2021. A woman of 22 came by tricycle (aboboyaa) from a centre 31 km away, bleeding, no note. We did not have O negative ready. If somebody had called us we would have had forty minutes to find it. She died at 4.20. I wrote down the time and kept looking at the time.',
      failureAndLearning:
        'First version of the WhatsApp group failed. I had put the doctors in and the nurses were afraid to write in front of them – 3 messages in six weeks. Removed the doctors. It started working within days.',
      volunteerWork: 'Church health talks, once a month, blood pressure checks. ~60 people each time.',
      languageSkills: 'Twi (mother tongue), English, Dagbani (basic)',
      avoidMentioning: 'name of the referring health centre, anything that blames colleagues',
      additionalNotes: 'applying for Commonwealth Shared Scholarship too',
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'professional',
      targetWordCount: '1000',
      emphasizeAspects: ['work-experience', 'career-goals'],
    },
  },
  akinyi: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'Hydrology, Kenya to the Netherlands; typed by the recommender (professor) in the first person about her, mostly whole sentences',
    course: 'MSc Water Management and Governance',
    university: 'IHE Delft',
    applicantName: 'Mercy Akinyi Odhiambo',
    texts: {
      recommenderName: 'Prof. Josphat Kiplagat Rono',
      recommenderTitle: 'Associate Prof, Dept. of Civil & Structural Engineering, Moi University, Eldoret',
      recommenderRelation: 'Taught her Hydrology I and II, then supervised her final year project',
      relationshipDuration: 'Sept 2020 to Dec 2023',
      studentStrengths:
        'Mercy reads data with suspicion. In Hydrology II I hand out a rainfall record from the Kapsabet station and ask for a return period. Everyone computes it. She came to my office and asked why there was no rain at all in April 2009, the wettest month. The gauge had been stolen. I had used that data set for six years and no student, and frankly not I, had noticed. She is also at ease in the field: she can rate a stream with a current meter, she drives the pickup, and she gets the farmers talking.',
      specificExamples:
        "For her project she compared three small intakes on the Sosiani river, upstream of Eldoret town. The water company's logbook said 40 litres per second at the lowest intake. She measured on 11 mornings between January and March 2023 and never got above 26. Instead of writing that the company was wrong, she sat with the operator, Mr. Cheruiyot, for two days and found that he was reading the staff gauge with a rating table for a weir that had been rebuilt in 2015. The company has since replaced the table. I went with her to the meeting where she presented it, and she gave the credit to Mr. Cheruiyot.",
      academicPerformance:
        'Second Class Honours, Upper Division, overall 67%. Hydrology II: 78 (A), third in a class of 71. Final year project: 81, the highest that year. Her second year was weaker, mainly Structures and Maths III, because she was working evenings in an M-Pesa shop to pay her fees. The marks rose every year after that.',
      characterQualities:
        'She is calm and she is honest about what she does not know. When a level survey did not close by 14 cm she told the group that the mistake was hers and went back on Saturday to repeat it. She was the class representative in her fourth year, and I noticed that the students took their complaints to her before they brought them to me, which made my life easier.',
      comparativeAssessment:
        'I have taught since 2006, around 900 students in hydrology. I would place her among the best ten of them for field work and judgement, though not for mathematics, where she is good but not exceptional. She is the only one whose project changed how a utility operates.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  ayesha: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about:
      'Brand manager, Karachi, Pakistan, MBA in the UK; whole sentences, rather general and full of clichés',
    course: 'Full-time MBA',
    university: 'Warwick Business School',
    texts: {
      essayPrompt:
        'Why do you want to do an MBA at this stage of your career, and what will you bring to the Warwick MBA community? (500 words)',
      personalStory:
        'Ever since I was a child I have been fascinated by the world of business. I come from a humble middle class family where hard work and honesty were valued above everything. My father always told me that the sky is the limit. After completing my BBA from IoBM with a 3.4 CGPA I joined a leading FMCG company in Karachi as a management trainee in 2018, and today I am an Assistant Brand Manager in the home care category. This journey has been full of ups and downs and has made me the person I am today.',
      challengesOvercome:
        'As a woman in a male dominated environment I have faced many challenges but I never gave up. In the beginning distributors did not take me seriously in the market visits in interior Sindh. I believed in myself, worked day and night, and slowly earned their respect. In 2022 when the floods came our sales in Sukkur and Larkana dropped by almost 60%, and I had to think out of the box. I proposed a Rs. 20 sachet of our detergent and it was a great success.',
      leadershipExperience:
        'I believe that a leader is someone who leads by example. I led a cross-functional team of 7 people from sales, supply chain and the agency for the sachet launch, which was completed in 11 weeks. There were many conflicts between sales and supply chain but through effective communication and teamwork we achieved our target. My boss, Mr. Adnan, called it a benchmark project.',
      growthExperiences:
        "I have become more confident, patient and resilient. I have learned that failure is the stepping stone to success and that one must always step out of one's comfort zone. Earlier I used to take every criticism personally, but now I take it as feedback.",
      uniquePerspective:
        'I understand consumers at the grassroots level. I have sat in more than 200 homes and watched how women actually wash clothes. People think low income consumers only want low prices, but they want dignity and value for money too.',
      passionsInterests:
        'I love travelling, reading and meeting new people. I am also passionate about giving back to society and volunteer with The Citizens Foundation (Rahbar mentoring program, 2 batches).',
      diversityContribution:
        'I will bring a unique blend of South Asian culture, FMCG experience and a never-say-die attitude. I am a people person and I am sure my classmates will learn a lot from me as I will learn from them.',
      futureImpact:
        'My short term goal is to work in a reputed multinational in a global marketing role. In the long run I want to start my own venture which empowers women and makes a positive difference in society. I am confident that Warwick, with its world class faculty and diverse cohort, is the perfect platform to achieve my dreams.',
    },
  },
  babatunde: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      'MBA, agricultural lending, Nigeria to Spain; typed by the recommender (line manager) in the first person about him, mostly whole sentences',
    course: 'MBA',
    university: 'IESE Business School',
    texts: {
      studentFullName: 'Babatunde Olaoluwa Fashola',
      studentEmail: 'tunde.fashola@example.com',
      programApplying: 'MBA (full time, 2026 intake)',
      targetUniversity: 'IESE Business School, Barcelona',
      recommenderName: 'Hauwa Bello Danjuma',
      recommenderTitle: 'Head, Agribusiness Lending (North-West)',
      recommenderOrganization: 'Zaria Trust Bank Plc, Kaduna',
      recommenderEmail: 'h.danjuma@example.com',
      recommenderCredentials:
        '17 years in commercial banking, FCIB; have had 40+ analysts and relationship officers reporting to me',
      relationshipDuration: '3.5 years (Feb 2022 - date)',
      relationshipContext:
        "Tunde was posted to Kaduna from our Lagos office in February 2022, against his wish as he later told me. He spoke no Hausa. I needed an analyst who could look at a maize or tomato farmer's cash flow without treating it like a salary account. I have been his direct manager ever since, first as analyst and from July 2023 as team lead for the Zaria–Funtua desk.",
      interactionFrequency: 'Daily; formal review every quarter',
      analyticalSkills:
        'Our default model asked for monthly repayments. He went through 312 closed loans and showed that 7 in 10 of the late ones were late in the same two months, May and June, when farmers have money in the ground and none in hand. He proposed one repayment after harvest with interest paid quarterly. We piloted it with 90 borrowers and loans overdue by more than 30 days fell from 19% to 8% in the first season.',
      standoutMoment:
        'In August 2023 a cooperative chairman in Funtua offered to have his members "settle" if we would overlook eleven names that nobody could locate. Tunde called me from the car park. He had already returned the envelope in front of the secretary and written down the time. We lost the cooperative as a client for a year. They came back in 2024, with a new chairman.',
      leadershipInstance:
        'When he became team lead, two of the five officers were older than him and had applied for the same post. He asked Malam Sani, the most senior, to plan the farm visit routes because he knows every road. He went along as passenger for the first month. I thought that it was weak. It was not: the desk did 46 visits in that month against the usual 25.',
      overcomingChallenges:
        'His first six months were difficult. He wrote excellent memos that no branch manager could use, and in a credit meeting he corrected a regional director in front of everyone. We had a hard conversation about it. He took Hausa lessons three evenings a week from the wife of our security man and started to phone people before he sent them a memo.',
      communication:
        'He now explains a repayment plan to a farmer with groundnuts on a table, one heap per payment. Clumsy Hausa, but they laugh and they understand it. To our board credit committee he presents in ten minutes with three slides.',
      integrity: 'See the Funtua case above.',
      peerComparison:
        'Of the forty or so officers I have managed he is in the first three. One of the other two now runs the agribusiness department at head office.',
      developmentAreas:
        'He carries too much himself. In the 2024 season he was still checking every file of his team at night. I have told him that it is a form of not trusting people. This year he checks one in five. He also has little exposure to equity or anything outside lending.',
      programFit:
        'He learns by arguing over a real case, so the case method should suit him. He wants to set up a warehouse receipt business, and for that he needs to learn what a bank will never teach him: pricing, operations, raising capital.',
      careerPotential:
        'I expect that he will come back and compete with us. I would rather lend to him than lose him completely.',
      additionalContext:
        'The bank is not sponsoring him. He has my word that there is a place for him if he returns.',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-10',
      recommendationStrength: 'highest',
      letterTone: 'professional',
      emphasizeAspects: ['integrity', 'leadership', 'growth'],
      targetLength: '500',
    },
  },
  chidi: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about: 'Self-taught speech technologist, Enugu, Nigeria, MSc in Germany; mostly notes and fragments',
    course: 'MSc Language Science and Technology',
    university: 'Saarland University',
    texts: {
      fullName: 'Chidiebere Nwafor-Eze',
      email: 'chidi.nwaforeze@example.com',
      targetUniversity: 'Saarland University',
      targetProgram: 'M.Sc. Language Science and Technology (LST)',
      essayPrompt:
        'Academic interest essay: which question in language technology do you want to pursue, where does it come from, and how has your preparation equipped you for it?',
      personalBackground:
        'Enugu. BSc Computer Science UNN, 2021, 4.31/5.00 (2:1). Backend dev at a logistics startup since, remote, Lagos payroll. Speech = nights and weekends.',
      culturalIdentity:
        'Igbo at home (Nsukka dialect), standard Igbo in church, Pidgin in the market, English in school – fined ₦20 per Igbo word in primary 4',
      lifeChangingExperience:
        'Dec 2020. Grandma (Mama Nnukwu, 84) + voice assistant on my phone. She said "akwa" four ways – cry, cloth, egg, bed/bridge. It typed "aqua" every time. She laughed till she coughed. Me: not laughing.',
      academicPassion:
        'tone. High / low / downstep. Same segments, different word:\nákwá cry, àkwà bed or bridge, ákwà cloth, àkwá egg.\nMost ASR data for Igbo: written without tone marks. So model never sees the thing that carries meaning',
      intellectualCuriosity:
        'Recorded my own set. 31 speakers, 5 towns (Nsukka, Enugu-Ezike, Awka, Owerri, Abakaliki), 9.4 hrs. Phone mic, in parked buses (quietest place in Nigeria). Fine-tuned wav2vec2 XLS-R 300M on Kaggle free GPU. WER 48.7 → 36.2. Then fed pitch (F0) as extra channel: 36.2 → 33.9. On minimal pairs only: 29% errors → 14%.',
      favoriteSubject: 'Phonetics (never had a class in it)',
      researchInterests:
        '- does F0 as input still help when training data is > 100 hrs? or does the model learn it alone\n- Nsukka vs standard: downstep steps smaller? my plots say maybe, n = 6 speakers\n- tone marks restored automatically in text, from audio',
      academicGoals:
        "Can: train, debug, deploy. Can't: read a spectrogram properly, run a mixed-effects model, design an elicitation that a phonetician won't laugh at.",
      momentOfFailure:
        "First corpus, 2021: 12 hrs, thrown away. All read speech from the Bible app, all by pastors' voices = sermon intonation. Model worked only on sermons.",
      learningFromMistakes: 'Listen to 50 clips before training anything. Every time.',
      communityContribution:
        'Data on GitHub + HF, CC-BY. 3 forks I know of. Monthly meetup "Asụsụ Lab", Enugu, 15–20 people, in a pharmacy\'s upstairs room (generator included)',
      mentorshipRoles:
        "Kosi, 19, caterer's daughter, no CS. Annotator → wrote her own Praat script in 5 months. Annotates better than me: agreement with linguist 0.88, mine 0.79",
      careerAspirations:
        "PhD or speech research engineer, then a lab at UNN. Speech for 5–6 Nigerian languages, voice-first, for people like Mama Nnukwu who don't type",
      whyThisSchool:
        "LST: phonetics + computational linguistics under the same roof, that's it. English-taught. No tuition to speak of. Thesis w/ phonetics group if they'll have me.",
      riskTaken: 'Cut job to 60% in Jan 2024, pay too. 8 months of rent saved = the budget',
      additionalGuidance:
        'keep the akwa example but get tone marks right. no "bridging the digital divide" please',
    },
    chosen: {
      essayType: 'academic-interest',
      essayTone: 'analytical',
      targetWordCount: '1000',
      emphasizeThemes: ['curiosity', 'purpose'],
    },
  },
  dilnoza: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Social science (migration / sociology), Uzbekistan; uneven English, articles and tenses often wrong',
    course: 'MA in Sociology and Social Anthropology',
    university: 'Central European University, Vienna',
    texts: {
      fullName: 'Dilnoza Yusupova',
      email: 'd.yusupova@example.com',
      nationality: 'Uzbekistan',
      currentLocation: 'Namangan',
      currentUniversity: 'National University of Uzbekistan named after Mirzo Ulugbek',
      currentDegree: 'Bachelor of Sociology',
      fieldOfStudy: 'sociology of family',
      currentGPA: '86 from 100',
      graduationYear: '2022 year',
      significantCoursework:
        'Most useful for me was Methods of sociological research, there we learned make questionnaire and SPSS. Also Gender sociology, but it was only one semester and lectures was from old book.',
      academicProjects:
        'My diploma work is about wives of labour migrants in two villages of Namangan region. I made interview with 24 women which husbands are working in Russia, mainly in Moscow and Yekaterinburg. I was thinking they will speak about money, but 17 from 24 was speaking first about mother in law. Who receive the money from husband, she has the power in the house. In most houses money go to mother in law card.',
      researchExperience:
        'In 2023 I was interviewer in survey of one international organization, 210 households. Questionnaire had question "Who is head of household" and everybody said the husband, although he was not at home four years. I told to coordinator that this question is not measuring nothing and he added a question who decides about the shopping and the school.',
      toeflIeltsScore: 'IELTS 6.5',
      currentPosition: "Specialist in mahalla women's affairs office",
      workExperience:
        'I work since September 2022 in the mahalla. I have 640 families in my territory. I make list of families with migrant, help women to open bank card on own name, send them to sewing courses, and write very many reports. Every day around 10-15 women are coming. Some wants only to talk.',
      professionalAchievements:
        'In 2024 I organized with the bank one day when the women could open a card without to go to city. 58 women came. After half year I asked, 31 of them is receiving money from husband to own card. Other 27 gave the card to mother in law. I think this second number is more interesting.',
      skillsCompetencies:
        "SPSS, Excel, interviewing in Uzbek, Russian and little Tajik. I know how to sit and wait when the person doesn't speak.",
      targetUniversity: 'Central European University',
      targetProgram: 'MA Sociology and Social Anthropology (2 years)',
      applicationSemester: 'autumn 2026',
      whyThisUniversity:
        "CEU have students from many post soviet countries and teachers who know our region, so I will not need to explain from zero what is mahalla. Also there is ethnography together with sociology. In my university we only count. And there is scholarship for full cost, without it I can't come.",
      specificCourses: 'Ethnographic methods, migration, gender and family',
      whyThisField:
        'My father went to Russia when I was 7 years and came back when I was 16. Each month my mother went to the post to speak with him by phone, 12 minutes. I always was interested what they was speaking about, and later I understood that they were deciding everything in this 12 minutes.',
      careerMotivation:
        'In my work I see every day the cases but I have no time and no theory for to think about them. I write in report "problem solved". I want to learn how to write what really happened.',
      specificInterestAreas:
        'How money from migrants change the relation between women in one house? What happens with this when money come by phone application and not by mother in law?',
      professionalGoals:
        'I want to be researcher in Uzbekistan, maybe in institute Mahalla va Oila or in independent center, and teach qualitative methods.',
      longTermVision:
        'To make PhD and then to have small research group in Fergana valley, not only in Tashkent, because researchers come to us for three days and go away.',
      failureAndLearning:
        'The first five interviews of my diploma I did with mother in law sitting in the room. Women said all is good, thanks God. I had to throw away these five. After it I made interviews at the tandir when they bake bread, there nobody is disturbing.',
      volunteerWork: 'I teach English for girls of 8-9 class on Sundays, free, 14 girls now',
      languageSkills: 'Uzbek, Russian fluent, English B2, Tajik little',
      avoidMentioning: 'name of villages please, because women can be recognized',
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'personal',
      targetWordCount: '1000',
      emphasizeAspects: ['research', 'personal-stories'],
    },
  },
  dimas: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'MBA, Indonesia (cold-chain logistics); mostly notes and fragments, abbreviations, arrows',
    course: 'MBA',
    university: 'IESE Business School',
    texts: {
      fullName: 'Dimas Aryo Prakoso',
      email: 'dimas.aryo@example.com',
      nationality: 'Indonesia',
      currentLocation: 'Surabaya',
      currentUniversity: 'Institut Teknologi Sepuluh Nopember (ITS)',
      currentDegree: 'S1 Industrial Engineering',
      currentGPA: '3.38/4',
      graduationYear: '2017',
      significantCoursework: 'operations research, supply chain, simulation (Arena), cost accounting',
      gmatScore: 'GMAT Focus 645',
      toeflIeltsScore: 'ielts 7',
      otherCertifications: 'CSCP (APICS) 2021; Lean Six Sigma Green Belt',
      currentPosition: 'Regional Ops Manager East Java, PT Samudra Dingin Logistik',
      workExperience:
        'Cold chain – shrimp, tuna, vaccines (2021).\n3 cold stores, 46 trucks, 118 people.\nP&L approx IDR 74 bn.\nStarted 2018 as route planner -> shift supervisor -> ops manager 2022.\nReport to COO.',
      industryExperience:
        '25-30% of fish spoiled between boat and buyer. Everyone blames trucks. Mostly ice – block ice, too little, first 6 hours. Small fishers no credit for ice. Big players (2) own the ports.',
      professionalAchievements:
        'claims for spoiled cargo: 4.1% → 1.3% of revenue in 18 months. Temperature loggers in every box, not every truck. Driver bonus tied to logger, not to arrival time. Fuel -9% as side effect',
      leadershipRoles:
        "118 staff; union negotiation 2023 (no strike); company's grad trainee mentor, 5 trainees so far, 4 stayed",
      targetUniversity: 'IESE, Barcelona',
      targetProgram: 'full-time MBA',
      applicationSemester: 'Aug 2027',
      whyThisUniversity:
        'case method. Entrepreneurship – search fund center. Family business chair (company owned by family, 2nd generation, all quarrels). Spanish → Latin America shrimp industry, Ecuador = our biggest competitor, want to see it.',
      specificCourses: 'Corporate finance, negotiation, search funds elective',
      universityResources: 'Search fund network. Barcelona port / Mercabarna visits',
      careerMotivation:
        "Can run it, can't buy it. Owner wants to sell one cold store in Banyuwangi – asked me for a valuation – I used replacement cost and guessed. Age 31, now or never, wife agrees.",
      professionalGoals:
        'acquire + run a mid-size cold store operator in East Indonesia (Bitung / Ambon / Sorong). Ice on credit for fishers, repaid per kg landed',
      longTermVision: '10 yrs: 8–10 sites, east of Makassar. Spoilage below 10%.',
      postGraduationPlans: 'Search fund or ops role w/ PE in Singapore, 1–2 yrs, pay loan',
      challengeOvercome:
        'Dec 2021 flood, Semarang road cut, 3 trucks with 11,400 vaccine doses stuck. Generator fuel for 9 hrs. Called fishing boat owner in Kendal (old customer), moved boxes by boat with fish ice + cardboard between so not freeze. Lost 60 doses only.',
      failureAndLearning:
        '2020 – bought routing software, IDR 900 m. Drivers ignored. Nobody asked them. Killed after 5 months. Logger project: 3 drivers in the team from day one.',
      collaborationExperience:
        'Madurese drivers, Javanese office, Chinese-Indonesian owners, Japanese buyer (Osaka). Buyer wants apology before explanation. Drivers want explanation before apology.',
      extracurricularActivities: 'futsal league, treasurer. Scuba – rescue diver',
      culturalBackground: 'Born Tuban, father harbour policeman, mother sold dried fish at the market',
      languageSkills: 'Indonesian, Javanese, English; Spanish A1 (duolingo + tutor)',
      avoidMentioning: "family quarrels of owner; the software vendor's name",
      additionalNotes: 'GPA: worked nights in sem 3-5, father ill',
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'professional',
      targetWordCount: '750',
      emphasizeAspects: ['work-experience', 'leadership', 'career-goals'],
    },
  },
  elif: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Textile conservation, Türkiye; half sentences, half notes with dashes',
    course: 'MPhil Textile Conservation',
    university: 'University of Glasgow',
    texts: {
      studentFullName: 'Elif Naz Karadağ',
      studentEmail: 'elifnaz.k@example.com',
      currentUniversity: 'Marmara Üniversitesi, Güzel Sanatlar',
      currentDegree: 'BA Textile Design (4 yrs) ',
      graduationYear: '2023',
      currentGPA: '3.41 / 4.00',
      currentCompany: 'Sadberk Hanım Museum',
      currentJobTitle: 'collections assistant (fixed term)',
      workExperienceDetails:
        "Since Feb 2024. Embroidery store – 1,130 pieces, towels, sashes, bohças. Photographing, condition notes, rehousing in acid free boxes. I'm not allowed to treat, only surface cleaning w/ low suction vacuum under supervision. Finished 640 pieces so far. Also pest traps – every second Thursday.",
      internshipExperience:
        "Summer 2022, carpet repair workshop in Sultanahmet (6 weeks, Usta Hamdi). Learned knotting, reweaving of edges. Also learned what a dealer wants: that the repair can't be seen. Museum wants the opposite, more or less.",
      problemSolvingStory:
        'Brown spots on 9 silk sashes, all from one drawer. Everyone: mould. But spots only on the folded edges, and always on the metal thread side. I made a drawing of how they had been folded and the spots met. It was the copper in the gilt strip + an old cardboard that was acidic (pH pen: below 4). Now stored rolled, interleaved with tissue. No new spots after 10 months.',
      fieldInterestOrigin:
        "My grandmother's trousseau chest in Kastamonu. She washed a 1930s towel at 60 degrees so that it would be clean for me, and the indigo ran into the white. She cried more than I did. I wanted to know why the red had stayed and the blue not. Nobody in my design faculty could tell me.",
      facultyConnections:
        "Centre for Textile Conservation – I don't know anybody personally. Read: work on dye analysis & on historic tapestries from there.",
      setbackLearning:
        'Failed organic chemistry evening course the first time (38/100), 2024. No chemistry since lycée. Took it again online, 2 hrs every evening at the ferry terminal café after work, 81. Lesson: I learn it when I can attach each molecule to a dye.',
      academicProjects:
        'Graduation project: 12 natural dye samples x 3 mordants, exposed on my balcony for 90 days, half covered. Weld was the worst. Exhibited with the faded halves next to the covered ones.\nAlso – a reproduction of a 17th c. kerchief, tambour stitch, took 7 months',
      awardsHonors: '2nd prize, İstanbul fibre art student competition 2022',
      shortTermGoals:
        'Placement, then assistant conservator – UK or at home. Topkapı has around 2,500 kaftans and garments and very few conservators.',
      longTermGoals:
        'To open a small regional workshop for museums in Anatolia which have textiles but no conservator. Kastamonu, Sivas, Tokat… they send nothing to Istanbul because of transport insurance.',
      universityInterest:
        '- only programme in the UK for textiles as far as I know\n- treatment of real objects in the second year\n- work placement between the years\nI also like that chemistry is taught from the beginning for people from design.',
      futureContributions:
        'I can stitch. Hand skills from 9 years of embroidery, incl. tel kırma (metal wire). I would gladly show it to others.',
      additionalInformation: 'Contract ends 31 August. IELTS planned in March.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '800' },
  },
  farzana: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      "Embedded systems / textile machines, Bangladesh to Sweden; half sentences, half notes; typed by the student, notes mostly without subject, sentences mixing 'she' and 'I'",
    course: 'MSc Embedded Systems',
    university: 'KTH Royal Institute of Technology',
    texts: {
      studentFullName: 'Farzana Haque Mitu',
      studentEmail: 'mitu.fh@example.com',
      studentId: 'EEE-1706112',
      programApplying: 'MSc Embedded Systems',
      targetUniversity: 'KTH, Stockholm',
      recommenderName: 'Engr. Shahidul Alam Chowdhury',
      recommenderTitle: 'Project Lead, Automation',
      recommenderOrganization: 'Meghna Loom Controls Ltd., Gazipur',
      recommenderEmail: 's.alam@example.com',
      recommenderPhone: '+880 1700 000000',
      recommenderCredentials: "BUET EEE '04, 19 yrs in industrial electronics",
      relationshipDuration: '2 yrs 4 months',
      relationshipContext:
        'Joined his 7 person team as trainee engineer, Jan 2023, straight after BSc. He interviewed me himself and asked me to debug a board with a cold solder joint. Confirmed as Embedded Engineer after 6 months (normally 12).',
      projectSupervision:
        '1) Weft break detector for rapier looms – firmware + sensor board, 2023-24\n2) Retrofit of 64 old looms at a mill in Narsingdi, CAN bus, 2024\n3) now: energy meter node, STM32L4, still in prototype',
      interactionFrequency: 'Same room, every day. Design review on Sundays',
      technicalSkills:
        'C (MISRA rules), FreeRTOS, STM32, CAN, KiCad 4-layer boards. Oscilloscope and logic analyser. Python for test rigs. She wrote the bootloader by which all 64 looms can be updated from one laptop; earlier a technician had to open every cabinet.',
      problemSolvingExample:
        'Detector gave false stops, 30-40 per shift, only at night. Everybody blamed the firmware, and so did she. For three nights she stayed at the mill with a logger (her brother came along because the last bus is at 9). The compressor was started at night because of cheaper tariff → dip on 24 V line → ADC reference moved. Fix: separate reference IC, 38 taka per board. False stops went to 1 or 2 per shift.',
      innovativeApproach:
        'Instead of an expensive optical sensor used a piezo disc of 12 taka glued to the weft guide and looked at the signal in frequency. Idea came from a guitar pickup. 96% detection vs. 98% for the imported sensor, at about one fifteenth of the price.',
      workEthic:
        'Keeps a bound lab notebook, every day dated. Auditors from the buyer asked to photograph it.',
      communication:
        '- trained 14 loom operators, in Bangla with drawings\n- manual is 6 pages, mostly pictures\nSome of the operators would not take instruction from a young woman at first. She asked the oldest one, Rahim chacha, to find a fault she had planted, and he found it before she did. After that they listened.',
      initiative: 'Set up version control (Git) for the team; before that zip files on a pen drive.',
      peerComparison:
        'He has led around 25 engineers. He would say top three, and best among those with under 3 years experience.',
      developmentAreas:
        'Estimates of time are too optimistic. The retrofit was promised in 8 weeks and took 13. Now she doubles the first number and tells the reason.',
      programFit:
        'Need theory: real-time scheduling, low power design. I learnt these from forums and datasheets only.',
      careerPotential:
        'Wants to come back and design loom electronics in Bangladesh, all is imported from Belgium / Italy / China at present.',
      additionalContext:
        "CGPA is 3.21/4.00 – 5th semester was bad (2.60), father's illness. Please mention only if it helps.",
    },
    chosen: {
      relationshipType: 'project-lead',
      percentileRanking: 'top-10',
      recommendationStrength: 'strong',
      letterTone: 'warm',
      emphasizeAspects: ['technical-skill', 'initiative'],
      targetLength: '400',
    },
  },
  harpreet: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'MBA, hospital operations, India to the Netherlands; typed by the student in the first person ("my manager", "I did"), mostly whole sentences; a woman, once \'her\'',
    course: 'MBA',
    university: 'Rotterdam School of Management',
    applicantName: 'Harpreet Kaur Sandhu',
    texts: {
      recommenderName: 'Mr. Vivek Bhardwaj',
      recommenderTitle: 'General Manager - Operations, Satluj Multispeciality Hospital, Ludhiana',
      recommenderRelation: 'My reporting manager',
      relationshipDuration: 'since June 2021, 4 yrs',
      studentStrengths:
        'My manager always says that I am the person who will actually go and stand in the queue. I like to see a process with my own eyes before I change it. I am good with numbers (Excel, some SQL, Power BI) but I am also able to talk with ward boys, nurses and consultants in the same day without anybody feeling small. I think he would also mention that I can say no to senior doctors politely.',
      specificExamples:
        'In 2023 discharge of an insured patient took 6 hours 40 minutes on average, and our beds were blocked until evening. Mr. Bhardwaj asked me to look into it. I followed 52 files by hand for two weeks, with a stopwatch and a clipboard. It turned out that the insurance desk was not slow at all; the file was lying in the pharmacy for almost two hours waiting for returned medicines to be counted. I suggested that the pharmacy does the return the night before for planned discharges. The head pharmacist refused at first, so I did the night count with his team for nine nights. By December we were at 3 hours 50 minutes, and the same thing was later copied in our Jalandhar unit.',
      academicPerformance:
        'BPT from Guru Nanak Dev University, 2018, 71.4%. PG Diploma in Hospital Administration 2021 (distance), 76%, which I completed while working as a physiotherapist. GMAT Focus 635. My manager does not know my college work, he can only say that I learn fast on the job.',
      characterQualities:
        'During the second Covid wave I was still in my old job but volunteered at the oxygen desk of this hospital, and that is where Mr. Bhardwaj first met me. I kept the register of cylinders for 23 nights. He told me later that he offered me the job because the register tallied every morning. I am a calm person. I do not shout and I do not like taking credit for what the team did, though I have been told in two appraisals that I should speak up more in meetings with the board.',
      comparativeAssessment:
        'He has had about 15 assistant managers and executives under him. In the 2024 appraisal I was the only one rated 5 out of 5, and he wrote "I would give her a unit to run within two years".',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  jasur: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      "Food technology, Uzbekistan to Germany; uneven English; typed by the student, moving between 'I' and 'he' / 'Jasur'",
    course: 'M.Sc. Food Science and Engineering',
    university: 'University of Hohenheim',
    applicantName: 'Jasur Tursunov',
    texts: {
      recommenderName: 'Prof. Gulnora Rakhimovna Ismoilova',
      recommenderTitle: 'Head of chair of Food Technology, Bukhara institute of engineering',
      recommenderRelation: 'my professor and scientific leader of diploma work',
      relationshipDuration: 'from 2021 september, 3 year and half',
      studentStrengths:
        'Jasur is very hardworking and he like to do experiments by own hand. In our institute is only one dryer, old, from 1987, and nobody wanted use it because the temperature was jumping. I repaired it with my uncle which is electrician and put new thermostat. After that all group could make laboratory work. Also I know AutoCAD and little bit Python, and languages Uzbek, Tajik, Russian, English (IELTS 6.5).',
      specificExamples:
        'My diploma work was about drying of apricot without sulphur. In Uzbekistan many people dry apricot on the roof, and it become brown, so sellers use too much sulphur and export to Europe is returned. Jasur tried four ways: lemon juice, steam blanching 2 minutes, salt water and nothing. He made 48 samples and measured the colour and moisture each day. The best was steam and then 55 degree in dryer, moisture 18% after 11 hours and the colour almost same like with sulphur. Professor showed this result to one factory in Gijduvon and they tried with 200 kg, it was good but they said steam is expensive.',
      academicPerformance:
        'GPA 4.6 from 5. Food chemistry – 5, Heat and mass processes – 5, Microbiology – 4. In the group of 26 I was second. In first course I had 3 in physics, because in school we did not had physics teacher.',
      characterQualities:
        'He is honest. One time the moisture result was very nice, 12%, but he understood that balance was not calibrated and he told to professor and repeated all the 16 samples, it was one week before pre-defence. He help to the other students, specially girls from village who has difficulty with Russian books, he translated for them 30 pages.',
      comparativeAssessment:
        'Professor works in institute 24 years. She said in defence that from her diploma students she can remember maybe five like this, which thinks about production and not only about mark.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  kiprotich: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about:
      'Male nurse in midwifery, Baringo, Kenya, global health master in Sweden; whole plain sentences, some lists',
    course: "Master's Programme in Global Health",
    university: 'Karolinska Institutet',
    texts: {
      essayPrompt:
        'Describe an experience in which you had to change your way of working in order to reach people whom the health system did not reach. What did you learn? 600 words max.',
      personalStory:
        'I am the only man who works in the maternity wing of Marigat Sub-County Hospital. In my first year, 2019, eleven women walked out when they saw that it was me on the night shift. Two of them delivered on the road. I could not stop being a man, so I asked the grandmothers who came with them what would make it acceptable. They said three things: that a kokoo (an elder woman) should stand at the head of the bed, that I should not speak first, and that I should take off the gumboots because they are the boots of a butcher.',
      challengesOvercome:
        'The visitor rule said one relative, outside the door. The matron, Sister Chebet, was afraid of infection and of the county inspectors. I collected figures for 4 months before I asked again:\n- deliveries in the facility: 38 per month\n- women who registered for antenatal care and never came to deliver: 57%\n- reason given on phone: "no one of mine in the room" (41 of 66 calls)\nShe read it twice and gave me one bed for a trial. After one year it was all six beds.',
      leadershipExperience:
        "I trained 14 elder women to be birth companions, most of whom had been traditional birth attendants and had been chased by us before. We met under the acacia behind the laundry every second Thursday. They taught me to massage the back with the heel of the hand and I taught them the five danger signs with bottle tops of different colours. By December 2022 facility deliveries were at 71 per month. Two of the women now sit on the hospital's health committee.",
      growthExperiences:
        'I used to give health talks. I prepared posters about danger signs and I was pleased when people nodded. Now I begin with a question and I write down the answer in the words that were used. I also learned to count something before I complain about it.',
      uniquePerspective:
        "From the ward one sees women who come late. From my mother's homestead near Kampi ya Samaki one sees that the lake has swallowed the road (since 2020 Lake Baringo rose and the boat costs 200 shillings at night). Both are true, but in our reports only the first one appears, and it is called 'delay in seeking care'.",
      passionsInterests:
        'I run, but slowly, which is a disappointment to everybody who hears where I am from. I keep 9 beehives and I referee football for the under-15s.',
      futureImpact:
        'I wish to work in the county health department on how maternal deaths and near misses are reviewed, so that the review asks about the boat and the road and the boots. Later I would like to do this with the Ministry in Nairobi. To do it I need epidemiology and health economics that I do not have; my diploma and my BScN (Moi University, second upper, 2018) taught me to care for one patient at a time.',
      diversityContribution:
        'I know what a clinic looks like to somebody who has to cross a lake at night to reach it.',
    },
  },
  mateus: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Agronomist running the commercial side of a coffee co-operative, Minas Gerais, Brazil, MBA in Spain; half sentences, half notes',
    course: 'MBA',
    university: 'IESE Business School',
    texts: {
      fullName: 'Mateus Henrique Alvarenga',
      email: 'mateus.alvarenga@example.com',
      targetUniversity: 'IESE Business School, Barcelona',
      targetProgram: 'Full-time MBA, class of 2028',
      essayPrompt:
        'Tell us about a situation in which you led people without having the authority to do so. What was the result, and what would you do differently today?',
      personalBackground:
        'Carmo de Minas, southern Minas Gerais, 14,000 people. Everything is coffee: the school holidays, the weddings (after harvest), the debts.',
      familyBackground:
        'Grandparents were meeiros (sharecroppers), half the crop to the owner. Father bought 6 hectares in 1998. Mother does the books in a school notebook with a cow on the cover, still does. Two sisters, both teachers.',
      leadershipExperience:
        'Harvest 2021. Black frost on 20 July, minus 3 at our station. Then price doubled in 5 months (from about R$ 700 to R$ 1,400 a bag) and growers who had sold forward at 650 wanted to break their contracts. 118 of our 340 members. I was commercial coordinator, 29 y.o., no vote in the board, and not a single one of these men was younger than me.\n\nWhat I did: went to each farm, 118 visits in 7 weeks, in a Fiat Strada without air conditioning. Took one page: what you owe, what the frost took, what we can roll to 2022 and 2023. I did not ask for a promise at the first visit. Then convinced 3 buyers (Trieste, Antwerp, Seattle) to accept 40/30/30 over three harvests.',
      proudestAccomplishment:
        '109 of 118 delivered in full by Sept 2023. Default 2.6% of volume; the regional average people talk about was over 15%. None of the buyers left.',
      momentOfFailure:
        "The nine who didn't deliver. One of them was Seu Geraldo, my godfather. I left his visit for the last because it was the most uncomfortable. By then he had already sold to a middleman at the gate, cash. We ended up in court, he doesn't come to my father's house any more.",
      learningFromMistakes:
        'Hardest conversation first. I have it written on the dashboard of the Strada: "o difícil primeiro".',
      coreValues:
        'A word given is given – but the one who gives it has to be alive and solvent to keep it. So both: contract and fairness.',
      changeYouInitiated:
        '- price-fixing in small lots (10 bags min. instead of 100), so that a 4-ha grower can sell in 8 parts\n- WhatsApp audio every Monday, 3 minutes, market explained in farm language. 280 listeners\n- first two women on the credit committee, 2024',
      impactOnOthers:
        'Dona Cida, 61, 3 ha: she fixed 20% of her crop in the top week of 2024, by herself, from the audio. She sent me a cake.',
      perspectiveEvolution:
        'At agronomy school (UFLA, 2015, class of 92, finished 7th) I thought productivity solves it. Bags per hectare. Now: most of my growers lose money on the timing, not on the tree.',
      careerAspirations:
        'After MBA: 2–3 years on the trading/risk side of an origin exporter or an agri bank (Rabobank is the obvious one). Then CEO of a co-operative, ours or a merger of three neighbours: 1,100 growers together, own export licence.',
      problemToSolve:
        'Smallholders carry all the price risk with no tools. Futures contract is 283 bags in New York (or 100 at B3), my median member harvests 190.',
      whyThisSchool:
        "Case method, because I argue better than I read. The Barcelona–São Paulo link (ISE). And I talked to Renata Quintão, class of 2022, who came from a dairy co-op; she said the first term in accounting hurts and that it's the point.",
      collaborationExample:
        "Frost plan: the spreadsheet was Lívia's (our controller). She could do the numbers but would not get in the car, I could drive but not do the duration of the debt. She corrected my page 11 times.",
      riskTaken:
        'Signed for 40/30/30 with Trieste before the board approved. They approved 5 to 4, two days later. If not, I was out.',
      uniqueQualities:
        'I listen for very long. Also: viola caipira, 10 strings, play at the Folia de Reis each January.',
      avoidTopics: "the court case number, Seu Geraldo's surname",
      additionalGuidance: 'Start in the car. Not too heroic please.',
    },
    chosen: {
      essayType: 'leadership',
      essayTone: 'narrative',
      targetWordCount: '750',
      emphasizeThemes: ['leadership', 'values'],
    },
  },
  matias: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Water/hydraulic engineering, Chile; whole sentences, concrete, a few lists',
    course: 'MSc in Hydraulic Engineering and Water Resources Management',
    university: 'RWTH Aachen University',
    texts: {
      studentFullName: 'Matías Andrés Huenchullán Rojas',
      studentEmail: 'mhuenchullan@example.com',
      currentUniversity: 'Universidad de Concepción',
      currentDegree: 'Ingeniería Civil (6 years)',
      graduationYear: 'December 2022',
      currentGPA: '5.9 out of 7.0',
      currentCompany: 'ESSBIO S.A. (water utility)',
      currentJobTitle: 'Network engineer, leakage control',
      workExperienceDetails:
        'Since March 2023 I look after 14 district metering areas in Talcahuano and Hualpén, about 61,000 connections. Every Monday I read the night flows and decide where the two acoustic crews go that week. I also wrote the small Python tool that compares the night flow with the same week of the year before, because SCADA only gave us an alarm when a pipe was already in the street. Non-revenue water in my sector went from 38% to 33% in two years.',
      internshipExperience:
        'Summer 2021, Dirección de Obras Hidráulicas in Los Ángeles: ten weeks of measuring sections of the Río Duqueco with a total station and a man called Don Eliseo who knew every flood since 1972. I put his dates in a table and four of them matched no gauge record.',
      problemSolvingStory:
        'In July 2024 one district, Las Salinas, lost 19 litres per second at night and the crews found nothing in three weeks. Everybody thought of a hidden burst. I closed valves one after another between 2 and 4 in the morning with a colleague and saw that the flow did not change when we closed the supply, so the meter was wrong and not the pipe. A boundary valve recorded as closed in the GIS since 2009 was open, and the water was going to the next district. Afterwards we checked 212 boundary valves and 17 of them were not in the position on the map.',
      fieldInterestOrigin:
        'I was eleven years old when the earthquake of February 2010 left my family in Penco without water for 23 days. My mother and I went to a tank truck with paint buckets. What I remember is that the water company could not say which streets would come back first, because nobody knew which pipes were broken. That question has stayed with me.',
      facultyConnections:
        'I have read papers from the Institute of Hydraulic Engineering and Water Resources Management (IWW) on flood risk. I would like to talk to somebody there about uncertainty in network data.',
      setbackLearning:
        "I failed Fluid Mechanics in my third year with 3.6. I had memorised the solved exercises. The second time I built a flume of plywood and acrylic in my uncle's garage, 2.4 m long, in order to see a hydraulic jump, and I passed with 6.1. Now I don't trust an equation until I have seen the thing move.",
      academicProjects:
        'Final project: EPANET model of Penco after an earthquake, 340 km of pipe, with 500 random damage scenarios. Repairing 9 specific valves first gave water to 70% of the people two days earlier than the order in the emergency plan.',
      awardsHonors: '- Beca Bicentenario 2016-2021\n- Best final project in hydraulics, 2022 (11 projects)',
      shortTermGoals:
        'I want to work two or three years with a consultant or a utility in Germany or the Netherlands on the renewal planning of networks, because there they decide with failure statistics which pipe is replaced. In Chile we replace the pipe that broke last week.',
      longTermGoals:
        'In ten years I want to be responsible for the resilience plan of a utility in the Biobío region, and that after the next earthquake the company can tell people on the first day when their water returns.',
      universityInterest:
        'The mixture of hydraulics, statistics and management in a single master is what I need, and there is a large hydraulic laboratory. I learn German since 2023 and passed B1 in November. Aachen also had the 2021 floods very near (Stolberg, Eschweiler), so the subject is not theoretical there.',
      futureContributions:
        'I can bring real data with all their errors, and the experience of explaining a model to a crew at 3 a.m.',
      additionalInformation:
        'My studies took seven years instead of six because of the repeated course and the strikes of 2019.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '1000' },
  },
  nadine: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Law (cultural property / international law LLM), Lebanon; whole but long, rambling sentences with asides',
    course: 'LL.M. in Public International Law',
    university: 'Leiden University',
    texts: {
      fullName: 'Nadine Georges Khoury',
      email: 'nadine.khoury@example.com',
      nationality: 'Lebanese',
      currentLocation: 'Beirut (Furn el Chebbak)',
      phoneNumber: '+961 3 555 014',
      currentUniversity: 'Université Saint-Joseph de Beyrouth',
      currentDegree: 'Licence en droit (4 yrs), then Master 1 in public law',
      currentGPA: '14.8/20, mention Bien',
      graduationYear: 'licence 2020, M1 2021',
      academicRank: '11th out of 138 in the last year',
      significantCoursework:
        'International public law with Professor Saliba, who made us argue the case for the state that we thought was wrong, which I hated in October and by March I could not read a judgment any more without first writing down what the losing side should have said, and then also property law, which seems to have nothing to do with it but without which I would not understand half of what I do now with provenance files, and administrative law.',
      academicProjects:
        'My M1 mémoire, 84 pages in French, asked whether a state which cannot protect its museums during a crisis still has a claim against a good faith buyer abroad, and I took as the main example the objects from the storerooms in Byblos that disappeared in the 1980s, of which (as far as I could establish, because the lists do not agree with one another and one of them is handwritten) 26 have come up at auction since 2000 and only 5 were returned.',
      toeflIeltsScore: 'TOEFL 109',
      currentPosition: 'Avocate stagiaire then avocate à la Cour, Cabinet Tohmé & Associés',
      workExperience:
        "I joined the firm in January 2022 when the lira was falling every day and half of our clients were trying to get their own money out of the banks, so for the first year I did almost nothing but depositors' cases, 43 of them, most of which we did not win, and then Maître Tohmé, who collects maps and knows people at the Directorate General of Antiquities, gave me a file about a mosaic in a gallery in Geneva because nobody else had time for it, and since then I have worked on six restitution files, drafting the requests and, what takes much longer, looking for the paper that proves that the thing was ever where we say it was.",
      professionalAchievements:
        'In the mosaic case the gallery had an export licence from 1971 which looked perfect, and I had been looking at it for perhaps two weeks when I noticed that the stamp carried the name of a ministry that was only given that name in 1993, so we sent one page about the stamp and not the forty pages that I had already written, and the gallery withdrew the piece within a month, and it came home in May 2024.',
      leadershipRoles:
        'I supervise two stagiaires since last year, and before that I was president of the student mooting society for one year, where we were nine people with no budget who went to the Jessup regional rounds by paying for it with a bake sale and with the help of one generous aunt.',
      targetUniversity: 'Leiden University',
      targetProgram: 'LL.M. Public International Law (Advanced)',
      applicationSemester: 'September 2026',
      whyThisUniversity:
        "Because it is in The Hague and Leiden, where the courts are, which everybody will write, but for me what counts more is that the Advanced LL.M. is small and that one can write the thesis on state responsibility with people who also appear before the Court, and because in Beirut I have learnt to do this work practically alone, from books that stop in 2008, so that I often don't know if my argument is new or if it was refused somewhere twenty years ago.",
      specificCourses:
        'State responsibility, international dispute settlement, and if it is offered the one on protection of cultural heritage in armed conflict',
      whyThisField:
        'People say that it is a luxury to speak about statues in a country where there is no electricity, my own father says it, and I used to have no answer to him, but I have noticed that when something comes back, even a small thing like an oil lamp, people who have lost everything else come to see it and bring their children, and I think it is because it is the only file in the whole country that was ever closed.',
      careerMotivation:
        'I am 28 and if I stay in the firm I will become a good practitioner of a kind of case in which I win by finding a wrong stamp, and what I want to understand is what happens when the stamp is right, that is, when the export was legal on paper and the state that signed the paper was not in control of its own territory.',
      specificInterestAreas:
        'What due diligence can be demanded from a buyer when the state of origin was in a civil war; who carries the burden of proof; whether occupation law helps.',
      professionalGoals:
        'I want to go on representing states and communities of origin, from Beirut, and to be able to take a case to arbitration myself and not hand it to a firm in Paris which then writes to us asking for the documents.',
      longTermVision:
        'A small legal unit attached to the antiquities directorate, of three or four lawyers, which does not exist today, and a register, a real one with photographs, so that the next person does not begin with a handwritten list.',
      challengeOvercome:
        'On 4 August 2020 the explosion broke every window of our apartment in Achrafieh and I had the last exam of the licence in nine days, which was then moved to September, and in between I went with some friends to the Sursock Palace and the museum and we picked glass out of paintings and wrote labels, which somebody later told me was in fact a condition report, and it was the first one I ever wrote.',
      failureAndLearning:
        "In my second depositor case I missed the deadline for an appeal by one day because I counted a holiday which the court does not count, and Maître Tohmé didn't shout, he only asked me to go and tell the client myself, a retired teacher from Zahlé with 31,000 dollars blocked, and since then I keep a double calendar and a second person checks it.",
      collaborationExperience:
        'With the archaeologists it was not easy at first since they think that a lawyer is somebody who comes at the end, and I think that an object without paper does not exist, and we met somewhere in the middle when Dr Rita Abi Nader showed me that the clay itself can say where a thing was dug.',
      culturalBackground: 'French at school, Arabic at home, Armenian from my grandmother in the kitchen.',
      languageSkills: 'Arabic (native), French (native level), English (C1), Armenian (kitchen)',
      additionalNotes:
        "Please don't make the explosion the centre of the whole letter, everyone from Beirut has written it.",
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'academic',
      targetWordCount: '1250',
      emphasizeAspects: ['work-experience', 'academic-preparation', 'university-fit'],
    },
  },
  nino: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about:
      'Film archive restorer, Tbilisi, Georgia; whole sentences, a storyteller whose scenes run over several answers',
    course: 'MA Preservation and Presentation of the Moving Image',
    university: 'University of Amsterdam',
    texts: {
      essayPrompt:
        'Please tell us about an encounter with an object, archive or collection that shaped your wish to join this programme. (max. 700 words)',
      personalStory:
        'In February 2021 a man called Otar came to the National Archive with eleven film cans in a baby pram. He had found them under the floor of the cinema in Chiatura, where his father had been the projectionist until it closed in 1993. The lids had rusted shut. My supervisor smelled the first one, said "vinegar, too late" and went to lunch. I opened the seventh can with a butter knife. Inside was a 35 mm newsreel negative, buckled like a potato crisp, and on the third frame from the head I could see a cable car and, very small, a girl waving from it.\n\nI told Otar to come back in a month. He said, "I have waited twenty-eight years, I can wait for you."',
      challengesOvercome:
        "We had no scanner that would take shrunken film. The sprocket holes of the Chiatura reel had pulled in by almost 2 per cent, and every machine in the building tore it. I spent five weeks filing down the teeth of an old Steenbeck sprocket with my grandfather's dental tools (he was a dentist in Kutaisi) and photographing the frames one at a time with a borrowed Canon. There were 4,112 frames. At about frame 900 the archive's heating failed and I worked in a ski jacket, which turned out to be good, because the film lay flatter in the cold.\n\nMy supervisor thought it was a waste of a salary. He told me so on a Monday, in front of everybody, and I did not have an answer then.",
      leadershipExperience:
        'When it was finished I did not want to show it in Tbilisi first. I hired a minibus, hung a sheet in the school gymnasium in Chiatura and asked Otar to sell the tickets, as his father had done. About 140 people came. Halfway through, an old woman in the second row stood up and said, "That is Lali, that is my sister," and walked to the sheet and put her hand on it. The girl in the cable car was Lali. Nobody watched the rest of the film; they all began to say names, and my two interns, Dato and Salome, ran along the rows with notebooks. We went home with 63 names for a reel that the catalogue had called "Industry, misc."',
      growthExperiences:
        "Before that evening I believed that a restorer's work ends when the image is stable. I now think that I had restored only half of the film, and that the other half was sitting in the gymnasium. Since then I ask for a screening where the film was shot before we write the catalogue entry. We have done six. My supervisor came to the fourth one, in Tqibuli, and carried chairs.",
      uniquePerspective:
        "I look at the edges. The edge of a Soviet film strip carries a factory code, splices, sometimes a projectionist's pencil mark, and most scans crop it away. Otar's father wrote the date of every power cut beside the perforations. From eleven cans I could draw up a calendar of the blackouts of winter 1992.",
      passionsInterests:
        "I sing the low part in a women's choir, badly. On Sundays I go to the Dry Bridge flea market and buy home movies from people who are selling their flats; I have 212 reels of 8 mm now, and I try to give each one back to somebody.",
      futureImpact:
        'Georgia got part of its films back from Gosfilmofond in Moscow as copies, but nobody has counted what is still under floors. I want to set up a small travelling laboratory, a van really, with a scanner for shrunken film, which goes to the mining towns first. In Amsterdam I want to learn the part that I have made up as I went along: the chemistry, the ethics of who owns a found reel, and how to write a description that a stranger can use.',
      diversityContribution:
        'I would bring the habit of looking at the edges of things, and two suitcases of home movies that need a scanner.',
    },
  },
  nour: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'Public health, Lebanon to the UK; half sentences, half notes; typed by the recommender (NGO supervisor), no pronoun for the student anywhere',
    course: 'MSc Public Health',
    university: 'London School of Hygiene & Tropical Medicine',
    applicantName: 'Nour Khattar',
    texts: {
      recommenderName: 'Dr. Ghassan Mroueh',
      recommenderTitle: 'Medical Coordinator, Bekaa field office, Cedars Health Relief',
      recommenderRelation: 'direct supervisor (field)',
      relationshipDuration: 'Oct 2022 – Feb 2025',
      studentStrengths:
        'Nour counts before talking. Arabic, French, English, and enough Kurdish to greet people. Strong points: outbreak line lists, vaccination registers, KoboToolbox forms, training of volunteers. I could hand over a clinic for a week and find it in better order than before.',
      specificExamples:
        'Cholera, autumn 2022. Second week in the job. Our line list showed 40 cases in one settlement near Bar Elias, and the team wanted to chlorinate the well. Nour plotted the tents by hand on the back of a food distribution map: cases followed the route of one water truck, not the well. We stopped the truck on a Thursday. New cases from that settlement: 17 the week before, 3 the week after.\nAlso: measles catch-up campaign 2023, 2,140 children in 12 days, team of 9.',
      academicPerformance:
        'BSc Nursing, 2021, 84/100 I believe (not my student). Took the WHO online courses in epidemiology on the bus to Zahlé. Teaches our volunteers the difference between a rate and a count, with lentils.',
      characterQualities:
        'Steady. In the bombing of autumn 2024 we had to close two of our three clinics, and the insulin patients had no address any more. Nour kept a list of 86 patients by phone number and rang each one every four days. Never made a speech about it. Stubborn as well – we argued about stopping the night shift, and I was wrong.',
      comparativeAssessment:
        'About 60 nurses and field officers since 2013. Top five, without doubt. As an analyst: first.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  paolo: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Agricultural economics, Philippines; SPARSE, short whole sentences',
    course: 'Master of Agribusiness',
    university: 'The University of Queensland',
    texts: {
      studentFullName: 'Paolo Miguel Dacanay',
      currentUniversity: 'UP Los Baños',
      currentDegree: 'BS Agribusiness Management',
      graduationYear: '2021',
      currentGPA: '1.92 (1.00 is highest)',
      currentCompany: 'Land Bank of the Philippines, Isabela',
      currentJobTitle: 'Account assistant',
      workExperienceDetails:
        'I check loan applications of rice and corn cooperatives. I visit about four coops a month and I look at their books, which are usually in one notebook.',
      problemSolvingStory:
        'A coop in Cauayan was always late with payments in March. I found out that the mill paid them only in April, so we moved the due date and they have been on time for two years.',
      fieldInterestOrigin:
        'My parents grow corn on 1.5 hectares. They never know the price until the truck arrives.',
      shortTermGoals: 'I would like to go back to the bank and work on loan products for coops.',
      longTermGoals: 'I want to manage agricultural lending for Region II.',
      universityInterest:
        'UQ is strong in agriculture and the program has a value chain course. My former supervisor studied there and recommended it.',
      studentEmail: 'paolo@example.com',
    },
    chosen: { hasWorkExperience: 'yes', wordCount: '800' },
  },
  rohan: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about:
      'MBA, India (bank sales/relationship management); whole sentences, general and full of cliches, few facts',
    course: 'Master of Business Administration',
    university: 'University of Leeds',
    texts: {
      studentFullName: 'Rohan Deepak Malhotra',
      studentEmail: 'rohan.malhotra@example.com',
      currentUniversity: 'Guru Gobind Singh Indraprastha University, Delhi',
      currentDegree: 'BBA (General)',
      graduationYear: 'Batch of 2020',
      currentGPA: '71.4% First Division',
      currentCompany: 'HDFC Bank, Rajouri Garden branch',
      currentJobTitle: 'Deputy Manager - Relationship Manager (Preferred Banking)',
      workExperienceDetails:
        'I have been working in the banking sector for more than four years and it has been a great learning experience. I handle a portfolio of around 280 preferred customers and I am responsible for deposits, insurance and investment products. I have consistently achieved my targets and was among the top performers of the cluster. Working in a fast-paced environment has taught me time management, teamwork and how to work under pressure. I have also trained new joinees.',
      problemSolvingStory:
        'During Covid many of our senior citizen customers could not come to the branch and were not comfortable with the app. I took the initiative and personally called each of my customers and guided them step by step. For some of them I made a small video in Hindi on how to make an FD in the app and my branch manager shared it with other branches also. This taught me that every problem is an opportunity and that customer satisfaction is the key to success.',
      fieldInterestOrigin:
        'Since my childhood I have been fascinated by the world of business. My father runs a hardware shop in Tilak Nagar and I used to sit with him after school and observe how he dealt with customers. He always said that a customer who is given credit comes back but a customer who is given respect brings his brother. From there I developed a keen interest in management and I have never looked back.',
      setbackLearning:
        'In my first year at the bank I could not achieve my insurance targets for two quarters and I was put on a performance improvement plan. I was demotivated but I did not give up. I learned that I was talking too much and listening too little. Failures are the stepping stones to success and today I am a much more confident person.',
      campusInvolvement:
        'I would love to be a part of the Indian Society, the entrepreneurship club and the cricket team.',
      awardsHonors: 'Star Performer of the Quarter (Q3 FY22, Q1 FY24)\nBest Organiser, college fest 2019',
      shortTermGoals:
        'After completing my MBA I want to work in a reputed multinational company in a managerial role, preferably in banking, consulting or marketing, where I can utilise my skills and grow with the organisation.',
      longTermGoals:
        'In the long run I see myself in a leadership position where I can make a difference to society. I also have a dream to start my own financial advisory firm that will help small shopkeepers to plan their finances, because most of them put everything in gold and property and have no insurance.',
      universityInterest:
        'The University of Leeds is one of the top universities of the UK and is known for its world class faculty, excellent infrastructure and diverse student community. The MBA programme is triple accredited and offers a perfect blend of theory and practical exposure. I am sure that it will provide me a platform to enhance my knowledge and broaden my horizons.',
      futureContributions:
        'I am a hardworking, dedicated and positive person and a good team player. I believe that I will bring a different perspective to the classroom with my experience of Indian retail banking.',
      additionalInformation: 'IELTS 7.0 overall (L 7.5, R 7, W 6.5, S 7)',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'classic-formal', wordCount: '1000' },
  },
  thandeka: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Economic geology, South Africa to Finland; sparse, mostly notes and fragments; unclear who types; no pronoun for the student anywhere',
    course: 'MSc Economic Geology',
    university: 'University of Oulu',
    texts: {
      studentFullName: 'Thandeka Mabaso',
      programApplying: 'MSc Economic geology',
      targetUniversity: 'Univ. of Oulu',
      recommenderName: 'Riaan Vosloo',
      recommenderTitle: 'Senior exploration geologist',
      recommenderOrganization: 'Steelpoort Ridge Minerals',
      recommenderCredentials: 'Pr.Sci.Nat., 22 yrs',
      relationshipDuration: '18 months',
      relationshipContext: 'graduate geologist on the Burgersfort drilling programme, 2023-24',
      technicalSkills:
        'core logging (approx 9 km), Leapfrog, QGIS, handheld XRF. Chromitite seams mostly, some PGE',
      problemSolvingExample:
        'hole BF-31, seam missing at 212 m. Everyone said pothole. Thandeka re-logged three neighbouring holes, two days – small reverse fault, 14 m throw. Next hole hit the seam within a metre of prediction.',
      workEthic: '5 am start, 21 days on / 7 off, no missed shift',
      reliability: 'sample bags: 3,800, no mix-ups. QA/QC audit clean',
      mentoringOthers: 'taught two core yard assistants to measure RQD, one now studying at TUT',
      peerComparison: 'best of 6 graduates on the programme',
      developmentAreas: 'report writing, too brief',
      programFit: 'ore deposit modelling + field courses in Lapland, similar layered intrusions (Kemi)',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-5',
      recommendationStrength: 'strong',
      targetLength: '300',
    },
  },
  thuy: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Industrial engineer in a garment factory, Nam Dinh, Vietnam, applying to Italy; uneven English, mostly sentences with errors',
    course: 'MSc in Supply Chain and Procurement Management',
    university: 'Politecnico di Milano',
    texts: {
      fullName: 'Phạm Thị Thanh Thúy',
      email: 'thuy.phamtt@example.com',
      targetUniversity: 'Politecnico di Milano',
      targetProgram: 'Master Supply chain and Procurement Management',
      essayPrompt:
        'Tell us about a challenge you have faced and how you have dealt with it. What did you learn about yourself? (max 650 words)',
      personalBackground:
        'I come from Nam Dinh, it is old textile city 90 km south of Ha Noi. Before, whole city live from one big factory, Nam Dinh Textile, have 18,000 worker. When I was born (1997) it already almost die. Now many small and medium company do garment for export, I work in one of them, 1,150 worker.',
      familyBackground:
        "My mother was weaver in the old factory, 22 years, she hear not good in left ear because of the loom. My father repair motorbike. They have only me and one younger brother. My mother always say to me 'you study so you don't have to shout'. Because in loom room everyone must shout.",
      significantChallenge:
        "In July 2021 the covid rule in our province is '3 on the spot': worker must work, eat and sleep in the factory or the factory must close. We have one order 86,000 jacket for a German customer, delivery 15 September. Only 412 worker of 1,150 agree to stay inside. I was planning engineer only 2 years. The production manager was outside in quarantine and he phone me and said 'Thuy you make the plan'. I was very afraid. I slept 41 night on carton under the cutting table.",
      momentOfFailure:
        "First plan I made was wrong. I calculate like the 412 people is 412 machine, I put everybody 11 hour. After 6 days the line speed go down from 78% to 52% and two girl faint. Mrs Hoa, line leader of line 4, she came and put my paper on the table and said: your number don't sleep but we sleep.",
      learningFromMistakes:
        'After that I sit with every line leader in the evening (9 person) and ask which operation is hurt the most, who can do two operations. I made a skill table on the wall with colour sticker. We change to 8 hours with rotate every 2 hour. Efficiency up to 81% in the third week. Since then before I release any plan I walk it with the line leader first.',
      proudestAccomplishment:
        "We ship 79,400 jacket in time and the rest 9 days late by sea, not by air, so company don't must pay air freight about 210,000 USD. Customer didn't make penalty. But what I proud more: nobody of 412 got covid inside, and 405 of them come back to work after Tet.",
      lessonsLearned: 'If number and people say different thing, I check the number first.',
      skillsDeveloped:
        'I learn Python by myself from YouTube, because Excel file of the capacity planning need 25 minutes to open. Now script read the order from ERP and give the line loading in 1 minute. Also I learn Italian, A2, from an app and from one customer technician Signor Paolo from Biella.',
      careerAspirations:
        'First 2-3 year I want to work in sourcing office of European brand, to understand how the buyer decide. Then come back to Vietnam and manage the planning for group of small factories, like 5-10 factories share the orders together.',
      problemToSolve:
        'The buyer change the order in last 3 weeks before the cutting, 4 from 10 orders in 2023 in my factory. The small factory always pay for this change: overtime, air freight. I want to find contract and planning method which share this cost fair.',
      whyThisSchool:
        'The program is about procurement and not only logistic, and Milano is where many of our customer have the head office. I read there is project work with company. I want to sit on the other side of the table one time.',
      roleModel:
        "Mrs Hoa, 51 years old, line leader. She can't use computer but she hear the line and know which machine will stop. I seen her one time stop the line 10 minutes before the needle broke.",
      avoidTopics: "Please don't write the name of German customer. Also not the salary conflict in 2022.",
      additionalGuidance:
        'Please correct my English but keep it simple, they will do interview with me and I must speak same like this.',
    },
    chosen: {
      essayType: 'challenge',
      essayTone: 'personal',
      targetWordCount: '650',
      emphasizeThemes: ['resilience', 'growth'],
    },
  },
  wilmer: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Architect working on adobe churches, Cusco, Peru, conservation master in Scotland; whole sentences',
    course: 'MSc Architectural Conservation',
    university: 'University of Edinburgh',
    texts: {
      fullName: 'Wilmer Quispe Huamán',
      email: 'wilmer.quispe@example.com',
      targetUniversity: 'University of Edinburgh',
      targetProgram: 'MSc Architectural Conservation',
      essayPrompt:
        'How has your background shaped the way you see your discipline, and what would it add to our community?',
      personalBackground:
        'I was born in Kuñotambo, a village at 3,900 metres in the province of Acomayo. There are about 500 people, one church of the seventeenth century and one road, which came in 2004.',
      culturalIdentity:
        'I spoke only Quechua until I was seven. In Cusco, at school, I was the boy who said "pirro" instead of "perro", and for some years I pretended to my classmates that my grandmother was our cook. I\'m ashamed of that now and I tell it because many of my colleagues did the same and we never speak about it.',
      upbringing:
        'In my family everybody makes adobes in June, after the rain and before the frost has gone. You tread the mud with straw for two days and leave it to sleep for a week. My grandfather would roll a little of it into a snake between his palms and if it broke before the length of a hand he added clay. I did this before I could write.',
      significantChallenge:
        'At the university (UNSAAC, architecture, graduated 2017, 14.8/20) the course on structures gave earth buildings two hours, and those two hours were about why they fall down. When I proposed an adobe school as my thesis the jury asked me whether I was not tired of being poor. One of the three laughed. I passed with a concrete frame.',
      proudestAccomplishment:
        'Since 2019 I have worked with a team of 26 on the church of a village near Sangarará. We tied the walls with eucalyptus keys and ring beams, as the old builders did in the corners that have survived. In the earthquake of May 2022 (magnitude 7.2, far but long) we measured no crack wider than 3 mm, whereas the concrete community hall across the square was closed.',
      ethicalDilemma:
        "Under the lime on the north wall we found a painting from about 1690, and over it another one, ugly, from the 1950s, that a man called Don Eusebio had painted with house paint after his son was healed. The ministry's guideline said to remove the later layer. Don Eusebio's widow comes each Sunday and touches the blue part. I asked that we leave one square metre of it. The report says \"for documentary reasons\", which isn't the reason.",
      perspectiveEvolution:
        'I was sure that conservation meant to stop time. Now I think that an adobe wall is closer to a haircut: it has to be done again every year by someone who knows the head. What we lose first is not the wall but the people who come in June.',
      communityContribution:
        'With the money that was left from the scaffolding (S/ 4,200) we started a festival of mud, two days in June. In the third year there were 180 people, and eleven of them were under twenty. The prize is a sheep.',
      mentorshipRoles:
        "I taught Yeni, who was our watchman's daughter, to draw the cracks of a wall on millimetre paper. She now studies civil engineering in Abancay and corrects me.",
      academicGoals:
        "I know how to repair earth, but I cannot write a conservation plan that an international funder would accept, and I don't know the theory in English or the law. I would like to learn about lime, too, since in Scotland they have used it seriously for the last thirty years.",
      globalPerspective:
        "In Peru a building with a thatched roof is a sign that you couldn't afford metal sheets. I have read that in Scotland people pay more for the thatch, and for the few mudwall cottages around Errol there is a list. I would like to find out who decided that, and when.",
      diversityContribution:
        'I can bring the snake test to a laboratory. I also read a building from the feet of the person who made it: you can see in an adobe whether a child trod it.',
      careerAspirations:
        'I want to lead a small workshop in Cusco for rural churches and houses that trains masons and certifies them, so that an engineer of the state can sign for an adobe wall without risking his career.',
      bookInfluence: 'The drawings of Guamán Poma. On the page for June there are people, not buildings.',
      avoidTopics:
        'Don\'t name the ministry official or the village where we work; I would rather say "near Sangarará".',
      additionalGuidance: 'I would like to end with June.',
    },
    chosen: {
      essayType: 'diversity',
      essayTone: 'personal',
      targetWordCount: '650',
      emphasizeThemes: ['identity', 'perspective'],
    },
  },
} as const satisfies Record<string, Person>
